import Testing

@testable import copy_lint

@Suite struct ConfigurationTests {
  private let bad = "\"open\" = \"Open the file...\";"

  @Test func `settings of another folder are for the folder where the command runs`() {
    let settings = "exclude: [\"b/**\"]\noverrides:\n  - {paths: [\"a/**\"], rules: {plain-word: error}}\n"
    let text = "\"a\" = \"Utilize the file\";\n"
    let machine = MemoryMachine([
      "/team/x.yml": settings, "a/a.strings": text, "b/b.strings": text, "/team/paths.yml": "paths: [copy]\n",
      "/team/copy/c.strings": text,
    ])
    for arguments in [["check"], ["check", "."]] {
      let run = machine.run(arguments + ["--config", "/team/x.yml", "--format", "xcode"])
      #expect(run.code == 1 && run.output.split(separator: "\n").count == 1, "\(run)")
      #expect(run.output.hasPrefix("a/a.strings:1:8: error:"), "\(run)")
    }
    // Paths begin at the folder of the settings that name them.
    let named = machine.run("check", "--config", "/team/paths.yml", "--format", "xcode")
    #expect(named.output.contains("copy/c.strings:1:8"), "\(named)")
  }

  @Test func `has paths that begin at its folder, wherever the command runs`() {
    let machine = MemoryMachine([
      "app/lint.yml": "paths: [Words]\noverrides: [{paths: [\"Words/b*\"], rules: all-off}]\n",
      "app/Words/a.strings": "\"a\" = \"Wait...\";\n", "app/Words/b.strings": "\"a\" = \"Wait...\";\n",
      "Words/c.strings": "\"a\" = \"Wait...\";\n",
    ])
    let run = machine.run(
      "check", "-q", "--config", "app/lint.yml", "--rule", "ascii-ellipsis", "--format", "xcode")
    #expect(
      run.output.split(separator: "\n").count == 1 && run.output.contains("Words/a.strings:1"),
      "\(run.output)")
  }

  @Test func `takes the nearest configuration upward, and paths from there`() {
    let machine = MemoryMachine(["/.copy-lint.yml": "rules: {ascii-ellipsis: error}", "a.strings": bad])
    let run = machine.run("a.strings", "-q", "-v")
    #expect(run.code == 1)
    #expect(run.messages == "copy-lint: The settings are those of “/.copy-lint.yml”.\n")
    #expect(run.output.hasPrefix("home/a.strings\n  1:24  open · en\n  error:"))
    machine[".copy-lint.yml"] = []
    #expect(machine.run("a.strings", "-q").code == 0)
  }

  @Test func `lets the command line have the last word`() {
    let configuration = "overrides:\n  - {paths: [\"**\"], rules: {ascii-ellipsis: error}}"
    let machine = MemoryMachine([".copy-lint.yml": configuration, "a.strings": bad])
    #expect(machine.run("a.strings", "-q").code == 1)
    #expect(
      machine.run("a.strings", "-q", "--disable", "ascii-ellipsis")
        == .init(code: 0, output: "", messages: ""))
    #expect(
      machine.run("a.strings", "-q", "--config", "other.yml").messages.hasPrefix(
        "copy-lint: other.yml: Check"))
  }

  @Test func `may say once for all what fails, and that translations are compared`() {
    let machine = MemoryMachine([
      ".copy-lint.yml": "failOn: warning\ntranslations: {check: true}\n",
      "en.lproj/a.strings": "\"a\" = \"Utilize %@\";\n", "de.lproj/a.strings": "\"a\" = \"Nimm\";\n",
    ])
    func rules(_ arguments: String...) -> Set<String> {
      let output = machine.run(["check", "--format", "xcode"] + arguments + ["."]).output
      return Set(output.matches(of: /\(([a-z-]+)\)\n/).map { String($0.1) })
    }
    #expect(rules() == ["placeholder-mismatch", "plain-word"])
    #expect(rules("--no-translations") == ["plain-word"])
    #expect(rules("--rule", "translation-missing") == [])
    #expect(machine.run("check", "--no-translations", ".").code == 1)
    #expect(machine.run("check", "--no-translations", "--fail-on", "error", ".").code == 0)
    #expect(
      machine.run("check", "--no-translations", "--rule", "translation-missing", ".").messages
        == "copy-lint: Add “--translations”. “--rule translation-missing” only works with it.\n")
  }

  @Test func `checks nothing with a configuration that is wrong`() {
    let run = MemoryMachine([".copy-lint.yml": "brandz: 1", "a.strings": bad]).run("a.strings")
    let message = "copy-lint: .copy-lint.yml:1:1: Write “brands” instead of “brandz”. There is no such key.\n"
    #expect(run == .init(code: 2, output: "", messages: message))
  }

  @Test func `says that there is no configuration`() {
    let run = MemoryMachine(["a.strings": ""]).run("a.strings", "-v", "-q")
    #expect(run.messages == "copy-lint: There is no “.copy-lint.yml”. The defaults are used.\n")
  }

  @Test func `opens nothing but the input and places for the configuration and the baseline`() {
    let machine = MemoryMachine(["a.strings": bad])
    _ = machine.run("a.strings")
    #expect(
      machine.pathsRead == [
        "/home/.copy-lint.yml", "/home/.copy-lint.yaml", "/.copy-lint.yml", "/.copy-lint.yaml",
        "/home/.copy-lint-baseline.json", "/home/a.strings",
      ])
  }

  private let header = "term,replacement,part_of_speech,match,case,roles,rule,mode,note,source\n"

  @Test func `reads the glossaries next to the configuration`() {
    let rows = "frobnicate,change,verb,any,fold,,jargon,suggest,,\n"
    let machine = MemoryMachine([
      "Glossary/en.csv": header + rows, "a.strings": "\"a\" = \"Frobnicate the photo\";",
    ])
    let run = machine.run("a.strings", "-q", "--rule", "jargon")
    #expect(run.output.contains("Write “Change” instead of “Frobnicate”."))
    machine[".copy-lint.yml"] = Array("glossary: [Other/*.csv]".utf8)
    #expect(machine.run("a.strings", "-q", "--rule", "jargon") == .init(code: 0, output: "", messages: ""))
  }

  /// A concept that prefers “stop” to “waypoint”.
  private let terms = """
    <tbx><text><body><conceptEntry><langSec xml:lang="en">
    <termSec><term>stop</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termSec>
    <termSec><term>waypoint</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec>
    </langSec></conceptEntry></body></text></tbx>
    """

  @Test func `reads term bases and plain lists where the configuration or the command line names them`() {
    let machine = MemoryMachine([
      "base/terms.tbx": terms, "words.csv": "gizmo,thing\n",
      "a.strings": "\"a\" = \"Add a waypoint to the gizmo\";",
    ])
    let clean = machine.run("a.strings", "-q", "--rule", "jargon")
    #expect(clean == .init(code: 0, output: "", messages: ""))
    let flags = machine.run(
      "a.strings", "-q", "--rule", "jargon", "--glossary", "base/terms.tbx", "--glossary", "words.csv")
    #expect(flags.output.contains("Write “stop” instead of “waypoint”."))
    #expect(flags.output.contains("Write “thing” instead of “gizmo”."))
    machine[".copy-lint.yml"] = Array("glossary: [base/*.tbx, words.csv]".utf8)
    let named = machine.run("a.strings", "-q", "--rule", "jargon")
    #expect(named.output == flags.output)
  }

  @Test func `says on demand what of a glossary is taken as what`() {
    let machine = MemoryMachine([
      "terms.tbx": terms, "words.csv": "gizmo,thing\n", "a.strings": "\"a\" = \"Add\";",
    ])
    let run = machine.run("a.strings", "-v", "--glossary", "terms.tbx", "--glossary", "words.csv")
    #expect(run.messages.contains("copy-lint: “terms.tbx” is TBX with terms in en.\n"))
    #expect(
      run.messages.contains(
        "copy-lint: “words.csv” has no header. The first column is the term, the second what to write instead.\n"
      ))
  }

  @Test func `goes on with the rows that are right, and still does not end well`() {
    let rows = "frobnicate,change,verb,any,fold,,jargon,suggest,,\nodd,,,,,,,sugest,,\n"
    let machine = MemoryMachine([
      "Glossary/en.csv": header + rows,
      "terms.tbx": terms.replacing("langSec xml:lang=\"en\"", with: "langSec"),
      "a.strings": "\"a\" = \"Frobnicate the photo\";",
    ])
    let run = machine.run("a.strings", "-q", "--rule", "jargon", "--glossary", "terms.tbx")
    #expect(run.code == 2)
    #expect(run.output.contains("Write “Change” instead of “Frobnicate”."))
    #expect(run.messages.contains("copy-lint: Glossary/en.csv:3:"))
    #expect(run.messages.contains("copy-lint: terms.tbx:1:"))
  }

  @Test func `lays the glossary of the team under that of the project`() {
    let machine = MemoryMachine([
      "team/.copy-lint.yml": "glossary: [words/*.csv]",
      "team/words/en.csv": "term,replacement,mode\nutilize,work with,fix\ngizmo,thing,fix\nwidget,part,fix\n",
      ".copy-lint.yml": "extends: [team/.copy-lint.yml]\n",
      "Glossary/en.csv": "term,replacement,mode\ngizmo,tool,fix\nwidget,,off\n",
      "Glossary/de.csv": "term,replacement,mode\nGizmo,Ding,fix\n",
      "a.strings": "\"a\" = \"Utilize the gizmo, then a widget, to commence lunch\";",
      "de.lproj/a.strings": "\"a\" = \"Das Gizmo, commence\";",
    ])
    let run = machine.run("--diff", "a.strings", "de.lproj/a.strings")
    // The default has “utilize” and “commence”; the team changes the first, the project the rest.
    #expect(run.output.contains("+\"a\" = \"Work with the tool, then a widget, to start lunch\";"))
    #expect(run.output.contains("+\"a\" = \"Das Ding, commence\";"))
  }

  @Test func `says what is wrong in a glossary and where`() {
    let rows = "frobnicate,change,verb,any,fold,,jargon,sugest,,\n"
    let run = MemoryMachine(["Glossary/en.csv": header + rows, "a.strings": bad]).run("a.strings")
    #expect(run.code == 2)
    #expect(run.messages.hasPrefix("copy-lint: Glossary/en.csv:2:"))
    let missing = MemoryMachine([".copy-lint.yml": "glossary: gone.csv", "a.strings": bad]).run("a.strings")
    #expect(missing.messages == "copy-lint: Check the path “gone.csv”. No such file or folder.\n")
  }

  @Test(arguments: [
    (["check", "--glossary", "gone.csv"], "Check the path “gone.csv”. No such file or folder."),
    (["check", "--glossary", "gone/*.csv"], "Check the path “gone/*.csv”. No such file or folder."),
    (["check", "--glossary", "Words/*.tbx"], "Check the path “Words/*.tbx”. No such file or folder."),
    (["check", "--glossary", "Words"], "Name a file, not “Words”. It is a folder."),
    (["check", "--glossary", "closed.csv"], "Change who may read “closed.csv”. You don't have permission."),
    (
      ["check", "--glossary", "Words/en.csv", "--glossary", "gone.csv"],
      "Check the path “gone.csv”. No such file or folder."
    ),
    (["grade", "--glossary", "gone.csv"], "Check the path “gone.csv”. No such file or folder."),
    (["stream", "--glossary", "gone.csv"], "Check the path “gone.csv”. No such file or folder."),
    (["check", "--baseline", "gone.json"], "Check the path “gone.json”. No such file or folder."),
    (["check", "--config", "gone.yml"], "gone.yml: Check the path “gone.yml”. No such file or folder."),
    (["dump", "--config", "gone.yml"], "gone.yml: Check the path “gone.yml”. No such file or folder."),
    (["check", "--config", "Words"], "Words: Name a file, not “Words”. It is a folder."),
    (
      ["check", "--config", "broken.yml"],
      "broken.yml:1:11: Write ios, macos, android, web or desktop instead of “tv”."
    ),
  ])
  func `stops before it prints anything when a file that a flag names can't be used`(
    arguments: [String], message: String
  ) {
    let machine = MemoryMachine(
      ["a.strings": bad, "Words/en.csv": header, "closed.csv": header, "broken.yml": "platform: tv"],
      input: "{\"text\":\"Wait\"}\n")
    machine.closed = ["/home/closed.csv"]
    #expect(machine.run(arguments) == .init(code: 2, output: "", messages: "copy-lint: \(message)\n"))
    #expect(!machine.pathsRead.contains("/home/a.strings"))
  }

  @Test func `goes on with the other rows of a glossary, and says before the report which can't be read`() {
    let rows =
      "frobnicate,change,verb,any,fold,,jargon,sugest,,\nwait,hold on,verb,any,fold,,jargon,suggest,,\n"
    let machine = MemoryMachine(["words.csv": header + rows, "a.strings": "\"a\" = \"Wait\";"])
    var environment = machine.environment
    let told = Locked<[String]>([])
    environment.writeMessage = { text in told.withLock { $0.append("message: \(text)") } }
    environment.writeOutput = { bytes in
      told.withLock { $0.append("output: \(String(decoding: bytes, as: UTF8.self))") }
      return .done
    }
    let arguments = ["check", "-q", "--rule", "jargon", "--glossary", "words.csv", "a.strings"]
    #expect(copy_lint.run(arguments: arguments, environment: environment) == 2)
    let lines = told.withLock { $0 }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("message: copy-lint: words.csv:2:") == true)
    #expect(lines.last?.contains("Write “Hold on” instead of “Wait”.") == true)
  }
}
