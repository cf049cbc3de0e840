import Testing

@testable import copy_lint

/// Strings that Android Lint is told not to miss.
@Suite struct `Missing translations with tools:ignore` {
  private func output(_ root: String, _ string: String, _ flags: String...) -> String {
    let source =
      "<resources\(root)><string name=\"a\">Save it</string>"
      + "<string name=\"b\"\(string)>Send it</string></resources>"
    return MemoryMachine([
      "res/values/strings.xml": source,
      "res/values-de/strings.xml": "<resources><string name=\"a\">Sichern</string></resources>",
    ]).run(["--translations", "."] + flags).output
  }

  @Test(arguments: ["MissingTranslation", "ExtraTranslation, MissingTranslation", "all"])
  func `are notes`(list: String) {
    for (root, string) in [(" tools:ignore=\"\(list)\"", ""), ("", " tools:ignore=\"\(list)\"")] {
      let output = output(root, string, "--format", "xcode", "--notes")
      #expect(output.contains("values-de/strings.xml: note: Translate “Send it” (key “b”)."), "\(output)")
      // The table of languages still counts them.
      #expect(self.output(root, string).contains("de              2   50%"))
    }
  }

  @Test func `are errors where the settings name the language`() {
    let machine = MemoryMachine([
      "res/values/strings.xml":
        "<resources><string name=\"a\">Save it</string><string name=\"b\" tools:ignore=\"MissingTranslation\">Send it</string></resources>",
      "res/values-de/strings.xml": "<resources><string name=\"a\">Sichern</string></resources>",
      "res/values-fr/strings.xml": "<resources><string name=\"a\">Garder</string></resources>",
      ".copy-lint.yml": "translations: {requireAll: [de]}\n",
    ])
    let output = machine.run("--translations", "--notes", "--format", "xcode", ".").output
    #expect(output.contains("values-de/strings.xml: error: Translate “Send it” (key “b”)."), "\(output)")
    #expect(!output.contains("values-fr"), "\(output)")
  }

  @Test func `are errors where another check is ignored`() {
    let output = output("", " tools:ignore=\"UnusedResources,MissingTranslations\"", "--format", "xcode")
    #expect(output.contains("error: Translate “Send it”"), "\(output)")
  }
}
