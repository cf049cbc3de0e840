import Testing

@testable import copy_lint

/// What a localizer met in real apps.
@Suite struct `What a localizer met` {
  private func xcode(_ files: [String: String], _ arguments: String...) -> [String] {
    MemoryMachine(files).run(["check", "--format", "xcode", "."] + arguments).output
      .split(separator: "\n").map(String.init)
  }

  @Test func `is one line that names --translations`() {
    let machine = MemoryMachine(["en.json": "{\"a\":\"Save it\"}", "de.json": "{\"a\":\"Sichern\"}"])
    let line = "“--translations” compares the translations with their source.\n"
    #expect(machine.run("check", ".").output.hasSuffix(line))
    for flag in ["--translations", "--no-translations", "--rule=jargon", "-q", "--locale=de"] {
      #expect(!machine.run("check", ".", flag).output.contains(line), "\(flag)")
    }
    #expect(!MemoryMachine(["en.json": "{\"a\":\"Save it\"}"]).run("check", ".").output.contains(line))
  }

  @Test func `is what changed in the languages of the run`() {
    let then = ["en.json": "{\"a\":\"Save it\"}", "de.json": "{\"a\":\"Sichern\"}"]
    let machine = MemoryMachine(
      ["en.json": "{\"a\":\"Save this\",\"b\":\"Open it\"}", "de.json": "{\"a\":\"Sichern!\"}"])
    machine.repository = MemoryRepository(revisions: ["main": then])
    let run = machine.run("check", "--since", "main", "--locale", "de", "--translations", ".")
    #expect(run.output.contains("Since “main”: 0 strings added, 1 changed, 0 removed."), "\(run.output)")
  }

  @Test(arguments: ["", "<resources/>", "<resources></resources>\n"])
  func `is a file of Android without a string`(text: String) {
    let source =
      "<resources><string name=\"a\">Save it</string><string name=\"b\">Open it</string></resources>"
    #expect(
      xcode(["res/values/strings.xml": source, "res/values-de/strings.xml": text], "--translations").contains
      {
        $0.hasPrefix("res/values-de/strings.xml")
          && $0.hasSuffix(
            "error: Translate this file. None of its 2 strings are translated. (translation-missing)")
      })
  }

  @Test func `is told once`() {
    let long = String(repeating: "and then we go on to the next thing ", count: 4)
    let forms = "When {n, plural, one {one file \(long)} other {# files \(long)}}."
    let two = "Here \(long) now. There \(long) too and more."
    let found = xcode(
      [
        "app_en.arb":
          "{\"@@locale\":\"en\",\"a\":\"Save\u{200B}\u{200B} it\",\"b\":\"\(forms)\",\"c\":\"\(two)\"}"
      ],
      "--rule", "hidden-character,sentence-too-long")
    #expect(found.count { $0.contains("(hidden-character)") } == 1, "\(found)")
    #expect(found.count { $0.contains("(sentence-too-long)") } == 2, "\(found)")
    // All of it is removed.
    let machine = MemoryMachine(["en.json": "{\"a\":\"Save\u{200B}\u{200B}\u{200B} it\"}"])
    _ = machine.run("check", "--fix", ".")
    #expect(machine.text("en.json") == "{\"a\":\"Save it\"}")
  }

  @Test func `is no list of languages in the first settings, but the check of translations`() {
    let codes = "ar bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nb".split(separator: " ")
    let names = "{" + codes.map { "\"\($0)\":\"Language \($0)\"" }.joined(separator: ",") + "}"
    let files = [
      "src/locales/en.json": "{\"a\":\"Save the file\"}", "src/locales/de.json": "{\"a\":\"Datei sichern\"}",
      "src/iso-lang.json": names,
    ]
    let machine = MemoryMachine(files)
    let run = machine.run("init")
    #expect(
      run.output.contains(
        "translations: 1 other language. “copy-lint --translations” compares them with the source.\n"),
      "\(run.output)")
    let text = machine.text(".copy-lint.yml") ?? ""
    #expect(text.contains("\n# translations: {check: true}\n"))
    let paths = machine.run("check", "--format", "json").output
    #expect(!paths.contains("iso-lang"), "\(text)")
  }
}
