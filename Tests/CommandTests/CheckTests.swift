import Testing

@testable import copy_lint

/// Whole outputs, with one rule that has few opinions, on words that can be counted by hand.
@Suite struct CheckTests {
  /// Three words, four syllables, one sentence: 0.39 × 3 + 11.8 × 4 / 3 − 15.59 = 1.3; 10.2 / √3 = 5.9.
  private let bad = """
    /* Menu item */
    "open" = "Open the file...";

    """

  private func check(_ files: [String: String], _ arguments: String...) -> MemoryMachine.Run {
    machine(files).run(["--rule", "ascii-ellipsis"] + arguments)
  }

  private func machine(_ files: [String: String]) -> MemoryMachine {
    MemoryMachine(files.merging([".copy-lint.yml": "rules: {ascii-ellipsis: warning}\n"]) { $1 })
  }

  @Test func `shows the line, a mark, what to write, the table and the counts`() {
    let run = check(["en.lproj/Main.strings": bad], ".")
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(
      run.output == """
        en.lproj/Main.strings
          2:24  open · en
          warning: Use “…” instead of three dots. It is one character and reads as a pause. [ascii-ellipsis]
             2 | "open" = "Open the file...";
               |                        ^^^

        file                   locale  strings  words        grade  errors  warnings
        en.lproj/Main.strings  en            1      3  (1.3 ± 5.9)       0         1
        ────────────────────────────────────────────────────────────────────────────
        1 file                               1      3  (1.3 ± 5.9)       0         1

        0 errors, 1 warning. “--fix” fixes 1.
        Is a finding wrong? “copy-lint explain RULE” says how to turn it off.

        """)
  }

  @Test func `says that clean copy is clear`() {
    let run = check(["a.strings": "\"open\" = \"Open the file\";"], "a.strings")
    #expect(run.code == 0)
    #expect(
      run.output == """
        file       locale  strings  words        grade  errors  warnings
        a.strings  en            1      3  (1.3 ± 5.9)       0         0
        ────────────────────────────────────────────────────────────────
        1 file                   1      3  (1.3 ± 5.9)       0         0

        “ascii-ellipsis” finds nothing in 1 string.

        """)
  }

  @Test func `has no entries in an empty file`() {
    let run = check(["a.strings": "", "b.strings": " \n"], ".", "--quiet")
    #expect(run == .init(code: 0, output: "", messages: ""))
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("never", 0)] as [(String, Int32)])
  func `ends with 1 at what the flag says`(level: String, code: Int32) {
    #expect(check(["a.strings": bad], "a.strings", "--fail-on", level).code == code)
  }

  @Test func `annotates for GitHub`() {
    let run = check(["en.lproj/a,b.strings": bad], ".", "--format", "github", "-q")
    #expect(
      run.output == """
        ::warning file=en.lproj/a%2Cb.strings,line=2,col=24,endLine=2,endColumn=27,title=copy-lint%3A ascii-ellipsis::Use “…” instead of three dots. It is one character and reads as a pause.

        """)
  }

  @Test func `gives the same report for any number of threads and order of paths`() {
    var files: [String: String] = [:]
    for number in 0..<40 { files["Folder\(number % 7)/\(number).strings"] = bad }
    let one = check(files, ".", "--format", "json", "--jobs", "1")
    #expect(one.output.contains("\"files\":40"))
    for jobs in ["2", "3", "8"] { #expect(check(files, ".", "--format", "json", "--jobs", jobs) == one) }
    let paths = (0..<7).reversed().map { "Folder\($0)" }
    #expect(machine(files).run(["--rule", "ascii-ellipsis", "--format", "json"] + paths) == one)
  }

  @Test func `colors only for a terminal, and never against NO_COLOR`() {
    let machine = MemoryMachine(["a.strings": "\"a\" = \"Commence the tea\";"])
    #expect(!machine.run("a.strings").output.contains("\u{1B}"))
    machine.isTerminal = true
    #expect(machine.run("a.strings").output.contains("\u{1B}[1;33mwarning\u{1B}[0m"))
    #expect(!machine.run("a.strings", "--color", "never").output.contains("\u{1B}"))
    machine.variables["NO_COLOR"] = "1"
    #expect(!machine.run("a.strings").output.contains("\u{1B}"))
    #expect(machine.run("a.strings", "--color=always").output.contains("\u{1B}"))
  }

  @Test func `keeps a file from steering the terminal`() {
    let run = check(["a.strings": "\"a\" = \"\u{1B}[31mred\u{202E}...\";"], ".", "-q")
    #expect(run.output.contains("␛[31mred�..."))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `writes the report to a file`() {
    let machine = machine(["a.strings": bad])
    let run = machine.run("a.strings", "--format", "json", "-o", "out.json", "--rule", "ascii-ellipsis")
    #expect(run == .init(code: 0, output: "", messages: "copy-lint: Wrote “out.json”.\n"))
    #expect(machine.text("out.json")?.hasPrefix("{\"schema\":\"copy-lint/report/1\"") == true)
    #expect(machine.run("a.strings", "-o", "out", "-q", "--rule", "ascii-ellipsis").code == 0)
    #expect(machine.text("out")?.hasPrefix("a.strings\n  2:24  open · en\n  warning") == true)
  }

  @Test(arguments: [
    ("out.html", "<!doctype html>"), ("out.MD", "## Copy:"), ("out.json", "{\"schema\""),
    ("out.csv", "\u{FEFF}\"sev"),
    ("out.sarif", "{"), ("out.txt", "a.strings\n"),
  ])
  func `reports as the ending of the file says`(name: String, start: String) {
    let machine = MemoryMachine(["a.strings": bad])
    _ = machine.run("a.strings", "-o", name, "--rule", "ascii-ellipsis")
    #expect(machine.text(name)?.hasPrefix(start) == true)
  }

  @Test func `keeps to the languages that are named`() {
    let files = ["en.lproj/a.strings": bad, "de.lproj/a.strings": bad]
    let run = check(files, ".", "--locale", "de")
    #expect(run.output.hasPrefix("de.lproj/a.strings\n  2:"))
    #expect(!run.output.contains("en.lproj/a.strings\n"))
  }

  @Test func `takes a language for all its regions, and one that is not there for a mistake`() {
    let files = ["de-AT.lproj/a.strings": bad, "en.lproj/a.strings": bad]
    #expect(check(files, ".", "--locale", "de").output.contains("1 file "))
    let run = check(files, ".", "--locale", "fr", "-q")
    let message =
      "copy-lint: Change “--locale”. No string here is in “fr”. The languages here: “de-AT”, “en”.\n"
    #expect(run == .init(code: 2, output: "", messages: message))
  }

  @Test func `knows the language of the folder that it is started in`() {
    let machine = MemoryMachine(["/x/de.lproj/a.strings": bad])
    var environment = machine.environment
    environment.workingFolder = { "/x/de.lproj" }
    #expect(run(arguments: ["dump", "a.strings", "-o", "/out"], environment: environment) == 0)
    #expect(machine.text("/out")?.contains("\"locale\":\"de\",\"localeSource\":\"path\"") == true)
  }

  @Test func `keeps its exit code when the reader goes away`() {
    let machine = MemoryMachine(["a.strings": bad])
    machine.outputLimit = 0
    #expect(machine.run("a.strings", "--rule", "ascii-ellipsis") == .init(code: 0, output: "", messages: ""))
    machine[".copy-lint.yml"] = Array("rules: {ascii-ellipsis: error}".utf8)
    #expect(machine.run("a.strings", "--rule", "ascii-ellipsis") == .init(code: 1, output: "", messages: ""))
  }

  @Test func `says when the disk is full`() {
    let machine = MemoryMachine(["a.strings": bad])
    machine.outputLimit = 0
    machine.isDiskFull = true
    let message = "copy-lint: Free some space, then try again. The output could not be written.\n"
    #expect(machine.run("a.strings") == .init(code: 2, output: "", messages: message))
  }
}
