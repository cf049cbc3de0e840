import Testing

@testable import copy_lint

@Suite struct FixTests {
  private let text = """
    /* A comment... stays */
    "open" = "Open the file...";
    "kept" = "Open";
    "two" = "Wait... then wait...";

    """
  private let fixed = """
    /* A comment... stays */
    "open" = "Open the file…";
    "kept" = "Open";
    "two" = "Wait… then wait…";

    """

  @Test func `writes safe fixes and nothing else`() {
    let machine = MemoryMachine(["a.strings": text])
    let run = machine.run("--fix", "a.strings", "-q", "--notes", "--rule", "ascii-ellipsis")
    #expect(run == .init(code: 0, output: "", messages: "copy-lint: Made 3 fixes in 1 file.\n"))
    #expect(machine.text("a.strings") == fixed)
  }

  @Test func `has nothing to do the second time`() {
    let machine = MemoryMachine(["a.strings": fixed])
    let run = machine.run("--fix", "a.strings", "-q", "--rule", "ascii-ellipsis")
    #expect(run == .init(code: 0, output: "", messages: ""))
    #expect(machine.text("a.strings") == fixed)
  }

  @Test func `shows a diff and writes nothing`() {
    let machine = MemoryMachine(["a.strings": text])
    let run = machine.run("--diff", "a.strings", "--notes", "--rule", "ascii-ellipsis")
    #expect(machine.text("a.strings") == text)
    #expect(
      run.output == """
        --- a/a.strings
        +++ b/a.strings
        @@ -1,4 +1,4 @@
         /* A comment... stays */
        -"open" = "Open the file...";
        +"open" = "Open the file…";
         "kept" = "Open";
        -"two" = "Wait... then wait...";
        +"two" = "Wait… then wait…";

        """)
  }

  /// Whoever asks for a rule sees its notes, and has them fixed only by asking for notes.
  @Test func `leaves the notes of a rule alone that was asked for`() {
    let text = "\"a\" = \"Wait...\";\n"
    let machine = MemoryMachine(["a.strings": text])
    #expect(machine.run("--rule", "ascii-ellipsis", "a.strings").output.contains("1 note."))
    #expect(!machine.run("--rule", "ascii-ellipsis", "a.strings").output.contains("“--fix” fixes"))
    let run = machine.run("--fix", "--unsafe-fixes", "--rule", "ascii-ellipsis", "a.strings", "-q")
    #expect(machine.text("a.strings") == text)
    #expect(run.messages == "")
    let why = "copy-lint: No safe fixes. 1 note has a fix: add --notes.\n"
    #expect(machine.run("--diff", "--rule", "ascii-ellipsis", "a.strings").messages == why)
    _ = machine.run("--fix", "--notes", "--rule", "ascii-ellipsis", "a.strings")
    #expect(machine.text("a.strings") == "\"a\" = \"Wait…\";\n")
  }

  @Test func `changes only what is shown`() {
    let machine = MemoryMachine(["a.strings": "\"a\" = \"Wait...\";\n"])
    let none = "copy-lint: No safe fixes. 1 note has a fix: add --notes.\n"
    #expect(machine.run("--fix", "a.strings").messages == none)
    #expect(machine.run("--diff", "a.strings") == .init(code: 0, output: "", messages: none))
    #expect(
      machine.run("--fix", "--notes", "a.strings").messages
        == "copy-lint: Made 1 fix in 1 file.\ncopy-lint: a.strings: “a”.\n")
  }

  @Test func `names the fixes that need a look`() {
    let machine = MemoryMachine([
      ".copy-lint.yml": "rules: {wordy-phrase: warning}",
      "a.strings": "\"a\" = \"Do it at this point in time\";\n",
    ])
    #expect(
      machine.run("--diff", "a.strings").messages
        == "copy-lint: No safe fixes. “--unsafe-fixes” includes 1 fix for you to check.\n")
    let sound = MemoryMachine(["a.strings": "\"a\" = \"Do it now\";\n"])
    #expect(sound.run("--diff", "--unsafe-fixes", "a.strings").messages == "copy-lint: No fixes.\n")
  }

  @Test func `leaves a file alone that a comment keeps quiet`() {
    let quiet = "/* copy-lint:disable ascii-ellipsis -- house style */\n\"a\" = \"Wait...\";"
    let machine = MemoryMachine(["a.strings": quiet])
    #expect(machine.run("--fix", "a.strings", "-q", "--rule", "ascii-ellipsis").messages == "")
    #expect(machine.text("a.strings") == quiet)
  }

  @Test func `leaves a file alone that was saved in the meantime`() {
    let machine = MemoryMachine(["a.strings": text, "b.strings": text])
    let environment = machine.environment
    var busy = environment
    busy.exchange = { (path, old, new) throws(FileError) in
      if path == "/home/a.strings" { machine["a.strings"] = Array("\"user\" = \"Edit\";".utf8) }
      return try environment.exchange(path, old, new)
    }
    let arguments = ["--fix", ".", "-q", "--notes", "--rule", "ascii-ellipsis", "-o", "out"]
    #expect(run(arguments: arguments, environment: busy) == 2)
    #expect(machine.text("a.strings") == "\"user\" = \"Edit\";")
    #expect(machine.text("b.strings") == fixed)
  }

  @Test func `deletes what a killed run left next to the files`() {
    let machine = MemoryMachine(["sub/a.strings": text, "sub/.copy-lint-tmp-1-1": "half"])
    _ = machine.run("check", "-q")
    #expect(machine["sub/.copy-lint-tmp-1-1"] != nil)
    _ = machine.run("check", "--fix", "-q")
    #expect(machine["sub/.copy-lint-tmp-1-1"] == nil)
  }

  @Test func `says that a file has more names`() {
    let machine = MemoryMachine(["a.strings": text, "b.strings": text])
    machine.hardLinked = ["/home/b.strings"]
    #expect(
      machine.run("--fix", ".", "-q", "--notes", "--rule", "ascii-ellipsis").messages == """
        copy-lint: Replace the other hard links to “b.strings”, too. They still have the old text.
        copy-lint: Made 6 fixes in 2 files.

        """)
  }

  @Test(arguments: [["--fix", "sub/a.strings"], ["sub", "-o", "sub/out.txt"], ["--write-baseline", "sub"]])
  func `deletes what a killed run left beside what it writes`(arguments: [String]) {
    let folder = arguments[0] == "--write-baseline" ? "" : "sub/"
    let machine = MemoryMachine(["sub/a.strings": text, "\(folder).copy-lint-tmp-1-1": "half"])
    _ = machine.run(["check", "-q"] + arguments)
    #expect(machine["\(folder).copy-lint-tmp-1-1"] == nil)
  }

  /// With the slash of “Use/apply”, all from the first slash on would be a regular expression.
  @Test func `leaves a text in code alone that would end a regular expression`() {
    let code = "let a = /b; label.text = \"Utilize it\"\nlabel.text = \"Utilize it all\"\n"
    let machine = MemoryMachine(["A.swift": code, "words.csv": "term,replacement\nutilize,use/apply\n"])
    _ = machine.run("--fix", "--unsafe-fixes", "--notes", "-q", "--glossary", "words.csv", "A.swift")
    #expect(
      machine.text("A.swift")
        == "let a = /b; label.text = \"Utilize it\"\nlabel.text = \"Use/apply it all\"\n")
  }

  @Test func `says when a file can't be written`() {
    let machine = MemoryMachine(["a.strings": text, "b.strings": text])
    let environment = machine.environment
    var readOnly = environment
    readOnly.exchange = { (path, old, new) throws(FileError) in
      if path == "/home/a.strings" { throw .cannotWrite }
      return try environment.exchange(path, old, new)
    }
    let arguments = ["--fix", ".", "-q", "--notes", "--rule", "ascii-ellipsis", "-o", "out"]
    #expect(run(arguments: arguments, environment: readOnly) == 2)
    #expect(machine.text("out")?.contains("a.strings\n  2:24") == true)
    #expect(machine.text("out")?.contains("b.strings") == false)
    #expect(machine.text("a.strings") == text)
    #expect(machine.text("b.strings") == fixed)
  }
}
