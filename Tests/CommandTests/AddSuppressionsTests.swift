import Testing

@testable import copy_lint

@Suite struct AddSuppressionsTests {
  static let only = ["--rule", "jargon,plain-word"]

  func run(_ machine: MemoryMachine, _ arguments: String...) -> MemoryMachine.Run {
    machine.run(["check", "-q"] + arguments + Self.only)
  }

  /// A file with a finding, and what is left of it with the comment.
  @Test(arguments: [
    (
      "a.strings", "/* Shown at the door */\n\"a\" = \"No network connectivity\";\n",
      "/* Shown at the door */\n/* copy-lint:disable jargon -- old */\n\"a\" = \"No network connectivity\";\n"
    ),
    (
      "values/strings.xml",
      "<resources>\r\n  <string name=\"a\">No network connectivity</string>\r\n</resources>",
      "<resources>\r\n  <!-- copy-lint:disable jargon — old -->\r\n  <string name=\"a\">No network connectivity</string>\r\n</resources>"
    ),
    (
      "Strings.resx",
      "<root>\n  <data name=\"a\">\n    <value>No network connectivity</value>\n  </data>\n</root>\n",
      "<root>\n  <data name=\"a\">\n    <value>No network connectivity</value>\n"
        + "    <comment>copy-lint:disable jargon -- old</comment>\n  </data>\n</root>\n"
    ),
    (
      "Strings.en.resx",
      "<root><data name=\"a\"><value>No network connectivity</value><comment>Door</comment></data></root>",
      "<root><data name=\"a\"><value>No network connectivity</value><comment>Door\n"
        + "copy-lint:disable jargon -- old</comment></data></root>"
    ),
    (
      "en.po", "msgid \"a\"\nmsgstr \"No network connectivity\"\n",
      "# copy-lint:disable jargon -- old\nmsgid \"a\"\nmsgstr \"No network connectivity\"\n"
    ),
    (
      "messages.properties", "a = No network connectivity\n",
      "# copy-lint:disable jargon -- old\na = No network connectivity\n"
    ),
    (
      "en.yml", "en:\n  a: No network connectivity\n",
      "en:\n  # copy-lint:disable jargon -- old\n  a: No network connectivity\n"
    ),
    (
      "a.ftl", "a = No network connectivity\n",
      "# copy-lint:disable jargon -- old\na = No network connectivity\n"
    ),
    (
      "app_en.arb", "{\n  \"a\": \"No network connectivity\"\n}\n",
      "{\n  \"a\": \"No network connectivity\",\n  \"@a\": {\"description\": \"copy-lint:disable jargon -- old\"}\n}\n"
    ),
    (
      "app_de.arb", "{\"@@locale\": \"en\", \"a\": \"No network connectivity\"}",
      "{\"@@locale\": \"en\", \"a\": \"No network connectivity\", \"@a\": {\"description\": \"copy-lint:disable jargon -- old\"}}"
    ),
    (
      "_locales/en/messages.json", "{\"a\": {\"message\": \"No network connectivity\"}}",
      "{\"a\": {\"description\": \"copy-lint:disable jargon -- old\", \"message\": \"No network connectivity\"}}"
    ),
    (
      "a.xliff",
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body>\n  <trans-unit id=\"a\">\n"
        + "    <source>No network connectivity</source>\n  </trans-unit>\n</body></file></xliff>\n",
      "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body>\n"
        + "  <!-- copy-lint:disable jargon — old -->\n  <trans-unit id=\"a\">\n"
        + "    <source>No network connectivity</source>\n  </trans-unit>\n</body></file></xliff>\n"
    ),
  ])
  func `writes the comment that the format has`(path: String, text: String, expected: String) {
    let machine = MemoryMachine([path: text])
    #expect(machine.run("check", path, "-q", "--rule", "jargon").code == 1)
    let added = run(machine, path, "--add-suppressions", "--reason", "old")
    #expect(
      added
        == .init(code: 0, output: "", messages: "copy-lint: Accepted 1 finding. Wrote 1 comment in 1 file.\n")
    )
    #expect(machine.text(path) == expected)
    // A second run finds nothing and adds nothing.
    #expect(run(machine, path, "--add-suppressions") == .init(code: 0, output: "", messages: ""))
    #expect(machine.text(path) == expected)
    #expect(machine.text(".copy-lint.yml") == nil)
    #expect(machine.run("check", path, "-q").output.contains("suppression") == false)
  }

  /// Rails has tables below tables, and one that a file has twice has a finding.
  @Test func `writes only keys that the next run knows`() {
    let machine = MemoryMachine([
      "config/locales/en.yml": """
      en:
        date:
          formats:
            short: "%b %d"
          formats:
            long: "%B %d, %Y"
        time:
          am: am
        time:
          pm: pm
        save: No network connectivity

      """
    ])
    let added = machine.run("check", "-q", ".", "--add-suppressions")
    #expect(machine.text(".copy-lint.yml")?.contains("- \"date.formats\"\n      - \"time\"\n") == true)
    #expect(added.messages.hasSuffix("and 2 keys for 2 findings in .copy-lint.yml.\n"), "\(added)")
    #expect(machine.run("check", "-q") == .init(code: 0, output: "", messages: ""))
    #expect(machine.run("check", "-q", "--key", "time", ".").code == 0)
  }

  @Test func `keeps the encoding of the file`() throws {
    let text = "\u{FEFF}\"a\" = \"No network connectivity\";\n"
    let machine = MemoryMachine()
    machine["a.strings"] = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(run(machine, "a.strings", "--add-suppressions").code == 0)
    let bytes = try #require(machine["a.strings"])
    let units = stride(from: 0, to: bytes.count, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
    #expect(
      String(decoding: units, as: UTF16.self)
        == "\u{FEFF}/* copy-lint:disable jargon -- not reviewed yet */\n\"a\" = \"No network connectivity\";\n"
    )
  }

  @Test func `uses the settings if a format has no comments, and creates them if they are missing`() {
    let machine = MemoryMachine([
      "locales/en.json":
        "{\"a\": \"No network connectivity\", \"b*\": \"No network connectivity\", \"c\": \"Commence\"}"
    ])
    let diff = """
      --- /dev/null
      +++ b/.copy-lint.yml
      @@ -0,0 +1,8 @@
      +overrides:
      +  - paths: ["locales/en.json"]
      +    rules: {jargon: off}
      +    reason: "for the \\"pros\\""
      +    keys:
      +      - "a"
      +      - "b\\\\*"
      +  - {paths: ["locales/en.json"], keys: ["c"], rules: {plain-word: off}, reason: "for the \\"pros\\""}

      """
    let arguments = ["locales", "--add-suppressions", "--reason", "for the \"pros\""]
    let shown = machine.run(["check", "-q", "--diff"] + arguments + Self.only)
    #expect(shown == .init(code: 1, output: diff, messages: ""))
    #expect(machine.text(".copy-lint.yml") == nil)
    let added = machine.run(["check", "-q"] + arguments + Self.only)
    #expect(
      added
        == .init(
          code: 0, output: "", messages: "copy-lint: Accepted 3 findings. Wrote 3 keys in .copy-lint.yml.\n"))
    let settings = machine.text(".copy-lint.yml") ?? ""
    #expect(
      settings
        == diff.split(separator: "\n").filter { $0.hasPrefix("+ ") || $0.hasPrefix("+o") }
        .map { $0.dropFirst() + "\n" }.joined())
    #expect(run(machine, "locales", "--add-suppressions") == .init(code: 0, output: "", messages: ""))
    #expect(machine.text(".copy-lint.yml") == settings)
  }

  /// In JSON of names in names, a dot of a key itself has a backslash within the program only.
  @Test func `names keys as the file has them, unless another string has that name`() {
    let machine = MemoryMachine([
      "locales/en.json": """
      {"note.one": "Utilize it", "Lost it. Wait...": "Utilize this", "same.key": "Utilize that",
       "same": {"key": "Use it"}, "in": {"a": "Use it"}}
      """
    ])
    let fixed = machine.run("check", "--diff", "--rule", "plain-word", "locales")
    #expect(!fixed.messages.contains("\\"), "\(fixed)")
    _ = machine.run("check", "-q", "--rule", "plain-word", "locales", "--add-suppressions")
    let settings = machine.text(".copy-lint.yml") ?? ""
    for line in ["- \"note.one\"", "- \"Lost it. Wait...\"", "- \"same\\\\\\\\.key\""] {
      #expect(settings.contains(line), "\(settings)")
    }
    #expect(machine.run("check", "-q", "--rule", "plain-word", "locales").output == "")
    _ = machine.run("check", "--rule", "plain-word", "locales", "--no-config")
    machine[".copy-lint.yml"] = nil
    #expect(
      machine.run("check", "--fix", "--rule", "plain-word", "locales").messages
        == "copy-lint: Made 3 fixes in 1 file.\ncopy-lint: locales/en.json: “note.one”, “Lost it. Wait...”, “same.key”.\n"
    )
  }

  @Test func `adds to the settings that are there, and to comments that are there`() {
    let machine = MemoryMachine([
      ".copy-lint.yml": "overrides:\n- {keys: [x], rules: all-off}\n\nbrands: [A]\n",
      "a.strings": "/* copy-lint:disable plain-word -- ours */\n\"a\" = \"No network connectivity\";\n",
      "en.json": "{\"a\": \"Commence\"}",
    ])
    #expect(run(machine, ".", "--add-suppressions", "--reason", "old").code == 0)
    #expect(
      machine.text(".copy-lint.yml")
        == "overrides:\n- {keys: [x], rules: all-off}\n"
        + "- {paths: [\"en.json\"], keys: [\"a\"], rules: {plain-word: off}, reason: \"old\"}\n\nbrands: [A]\n"
    )
    #expect(
      machine.text("a.strings")
        == "/* copy-lint:disable plain-word -- ours */\n/* copy-lint:disable jargon -- old */\n\"a\" = \"No network connectivity\";\n"
    )
  }

  @Test func `writes where the settings have an example in a comment`() {
    let head = "brands: [A]\n\n# Other limits for some files or keys.\n"
    let example = "#   - {paths: [\"Legal/**\"], grade: {max: 10}}\n"
    let machine = MemoryMachine([
      ".copy-lint.yml": head + "# overrides:\n" + example + "\nfamiliar: [b]\n",
      "locales/en.json": "{\"a\": \"Commence\"}",
    ])
    #expect(run(machine, ".", "--add-suppressions", "--reason", "old").code == 0)
    let item =
      "  - {paths: [\"locales/en.json\"], keys: [\"a\"], rules: {plain-word: off}, reason: \"old\"}\n"
    let settings = machine.text(".copy-lint.yml") ?? ""
    #expect(settings == head + "overrides:\n" + example + item + "\nfamiliar: [b]\n")
    machine[".copy-lint.yml"] = Array(settings.replacing("#   -", with: "  -").utf8)
    #expect(run(machine, ".") == .init(code: 0, output: "", messages: ""))
  }

  @Test func `names all rules of a string in one comment, and no more than is shown`() {
    let text = "\"a\" = \"Commence the tea...\";\n\"b\" = \"One  space\";\n"
    let machine = MemoryMachine(["a.strings": text])
    _ = machine.run(
      "check", "-q", "a.strings", "--add-suppressions", "--reason", "old", "--notes", "--rule",
      "plain-word,ascii-ellipsis")
    #expect(
      machine.text("a.strings")
        == "/* copy-lint:disable plain-word, ascii-ellipsis -- old */\n\(text)")
  }

  @Test func `switches a rule off for a file where the finding is about the file`() {
    let sentence =
      "Administrators consequently undertake organizational responsibilities regarding the documentation and "
      + "international communication activities of departments"
    let long = (0..<12).map { "\"k\($0)\" = \"\(sentence) \($0).\";\n" }.joined()
    let machine = MemoryMachine(["a.strings": long])
    let arguments = ["a.strings", "-q", "--rule", "file-grade-too-high", "--fail-on", "warning"]
    #expect(machine.run(["check"] + arguments).code == 1)
    #expect(machine.run(["check", "--add-suppressions"] + arguments).code == 0)
    #expect(
      machine.text(".copy-lint.yml")
        == "overrides:\n  - {paths: [\"a.strings\"], rules: {file-grade-too-high: off}, reason: \"not reviewed yet\"}\n"
    )
    #expect(machine.text("a.strings") == long)
    #expect(machine.run(["check"] + arguments).code == 0)
  }
}
