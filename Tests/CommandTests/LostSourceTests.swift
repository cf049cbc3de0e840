import Testing

@testable import copy_lint

/// A baseline and a source file that is gone while its translations are left.
@Suite struct `A baseline without the source` {
  private static let settings = "rules: {ascii-ellipsis: warning}\n"
  private static let lists: [(source: String, text: String, others: [String: String])] = [
    (
      "locales/en/a.json", "{\"a.x\":\"Save it...\",\"a.y\":\"Send it to {name}\"}",
      [
        "locales/de/a.json": "{\"a.x\":\"Sichern\",\"a.y\":\"Senden an\"}",
        "locales/en/b.json": "{\"b.x\":\"Open it\"}",
      ]
    ),
    (
      "res/values/strings.xml", xml("Save it...", "Send it to %s"),
      ["res/values-de/strings.xml": xml("Sichern", "Senden an")]
    ),
  ]

  private static func xml(_ first: String, _ second: String) -> String {
    "<resources><string name=\"a\">\(first)</string><string name=\"b\">\(second)</string></resources>"
  }

  private func machine(_ source: String, _ text: String, _ others: [String: String]) -> MemoryMachine {
    MemoryMachine(others.merging([source: text, ".copy-lint.yml": Self.settings]) { $1 })
  }

  @Test(arguments: lists, [true, false])
  func `doesn't take the error in, and keeps what it knows`(
    files: (source: String, text: String, others: [String: String]), isEmpty: Bool
  ) {
    let machine = machine(files.source, files.text, files.others)
    #expect(machine.run(["--translations", "--write-baseline", "-q", "."]).code == 0)
    #expect(machine.run(["--translations", "-q", "."]).code == 0)
    let before = machine.text("/home/.copy-lint-baseline.json")
    #expect(before?.contains("placeholder-mismatch") == true && before?.contains("ascii-ellipsis") == true)
    let empty = files.source.hasSuffix("xml") ? "<resources/>" : "{}"
    machine[files.source] = isEmpty ? Array(empty.utf8) : nil
    for _ in 0..<2 {
      let run = machine.run(["--translations", "--write-baseline", "-q", "."])
      #expect(run.code == 1 && run.output.contains("Restore "), "\(run)")
      #expect(!run.output.contains("The same at"), "\(run)")
      #expect(run.messages.contains("0 new, 0 gone"), "\(run)")
      #expect(machine.text("/home/.copy-lint-baseline.json") == before)
    }
    machine[files.source] = Array(files.text.utf8)
    #expect(machine.run(["--translations", "-q", "."]).code == 0)
  }

  @Test func `keeps its lines in a run that compares nothing`() {
    let (source, text, others) = Self.lists[0]
    let machine = machine(source, text, others)
    _ = machine.run(["--translations", "--write-baseline", "-q", "."])
    machine[source] = nil
    let run = machine.run(["--write-baseline", "-q", "."])
    #expect(run.messages.contains("0 new, 0 gone"), "\(run)")
    #expect(machine.run(["--translations", "-q", "."]).code == 1)
  }

  /// All that is known of these is in translations.
  private static let clean: [(source: String, text: String, others: [String: String])] = [
    (
      "res/values/strings.xml", xml("Save it", "Send it to %s"),
      ["res/values-de/strings.xml": xml("Sichern", "Senden an")]
    ),
    (
      "locales/en/a.json", "{\"a.x\":\"Save it\",\"a.y\":\"Send it\"}",
      ["locales/de/a.json": "{\"a.x\":\"Sichern\"}"]
    ),
    (
      "en.lproj/A.strings", "\"a.x\" = \"Save it\";\n\"a.y\" = \"Send it\";\n",
      ["de.lproj/A.strings": "\"a.x\" = \"Sichern\";\n"]
    ),
  ]

  @Test(arguments: clean)
  func `fails, too, if all it knows is in translations`(
    files: (source: String, text: String, others: [String: String])
  ) {
    let machine = machine(files.source, files.text, files.others)
    #expect(machine.run(["--translations", "--write-baseline", "-q", "."]).code == 0)
    let before = machine.text("/home/.copy-lint-baseline.json")
    #expect(before?.contains("\"locale\":\"de\"") == true && before?.contains("\"locale\":\"en\"") == false)
    machine[files.source] = nil
    for flags in [["--write-baseline"], []] {
      let run = machine.run(["--translations", "."] + flags)
      #expect(run.code == 1 && run.output.contains("Restore “\(files.source)”"), "\(run)")
      #expect(
        !run.output.contains("known findings are gone") && !run.output.contains("known finding is gone"),
        "\(run)")
      #expect(machine.text("/home/.copy-lint-baseline.json") == before)
    }
    machine[files.source] = Array(files.text.utf8)
    #expect(machine.run(["--translations", "-q", "."]).code == 0)
  }

  @Test func `counts nothing as fixed`() {
    let source = Self.xml("Save it...", "Send it to %s")
    let then = [
      "res/values/strings.xml": source, "res/values-de/strings.xml": Self.xml("Sichern", "Senden an"),
      "res/values-fr/strings.xml": "<resources><string name=\"a\">Garder</string></resources>",
      "lib/res/values/strings.xml": Self.xml("Open it", "Close it"), ".copy-lint.yml": Self.settings,
    ]
    for now in [nil, "<resources/>", source.replacing("</resources>", with: "<string")] {
      var files = then
      files["res/values/strings.xml"] = now
      let machine = MemoryMachine(files)
      machine.repository = MemoryRepository(revisions: ["main": then])
      let run = machine.run(["--translations", "--since", "main", "--format", "json", "."])
      #expect(run.code == 1 && !run.output.contains("\"fixed\":1"), "\(run)")
      #expect(!run.output.contains("\"fixed\":2"), "\(run)")
      let text = machine.run(["--translations", "--since", "main", "."]).output
      #expect(text.contains("0 are fixed") && !text.contains("Compared files"), "\(text)")
      let markdown = machine.run(["--translations", "--since", "main", "--format", "markdown", "."]).output
      #expect(!markdown.contains("| Scorecard | Before"), "\(markdown)")
    }
  }

  @Test func `says only that the source is gone, whatever languages are required`() {
    let german = Self.xml("Sichern", "Senden an")
    let machine = MemoryMachine([
      "res/values-de/strings.xml": german, "res/values-fr/strings.xml": german,
      "res/values/more.xml": "<resources><string name=\"more\">Open it</string></resources>",
      "lib/res/values/strings.xml": "<resources><string name=\"c\">Open it</string></resources>",
      ".copy-lint.yml": "translations: {requireAll: [de, fr]}\n",
    ])
    let output = machine.run(["--translations", "--format", "xcode", "."]).output
    #expect(output.contains("Restore “res/values/strings.xml”"), "\(output)")
    #expect(!output.contains("Translate the app") && !output.contains("res/values/more.xml"), "\(output)")
  }

  @Test func `drops them once the translations are gone, too`() {
    let (source, text, others) = Self.lists[0]
    let machine = machine(source, text, others)
    _ = machine.run(["--translations", "--write-baseline", "-q", "."])
    for path in [source, "locales/de/a.json"] { machine[path] = nil }
    let run = machine.run(["--translations", "--write-baseline", "-q", "."])
    #expect(run.code == 0 && run.messages.contains("with 0 findings: 0 new"), "\(run)")
  }
}
