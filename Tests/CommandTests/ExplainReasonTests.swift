import Testing

@testable import copy_lint

/// Why `explain RULE --on TEXT` says that nothing was found.
@Suite struct ExplainReasonTests {
  private func output(_ arguments: String..., files: [String: String] = [:]) -> String {
    MemoryMachine(files).run(["explain"] + arguments).output
  }

  /// “decrypt” has a row of another rule, which says nothing about this one.
  @Test(arguments: [
    ("error-no-next-action", "Unable to decrypt private key."), ("error-harsh-word", "Invalid payload"),
  ])
  func `is no reason that belongs to another rule`(rule: String, text: String) {
    let output = output(rule, "--on", text)
    #expect(output.contains("The rule looked at it and found nothing wrong."), "\(output)")
    #expect(!output.contains("is right here"))
  }

  @Test(arguments: [
    ("familiar: [credential]", "Enter credentials", "“credential” is under “familiar” in the settings"),
    ("allow: [connectivity]", "No connectivity here", "“connectivity” is under “allow” in the settings"),
    ("brands: [connectivity]", "No connectivity here", "“connectivity” is under “brands” in the settings"),
  ])
  func `is the list that keeps the rule quiet`(settings: String, text: String, expected: String) {
    let output = output("jargon", "--on", text, files: [".copy-lint.yml": settings + "\n"])
    #expect(output.contains(expected), "\(output)")
  }

  @Test func `is a row of the project's own glossary`() {
    let output = output("jargon", "--on", "The quota", files: ["Glossary/en.csv": "term,mode\nquota,off\n"])
    #expect(output.contains("A row of your own glossary keeps the rule quiet here."), "\(output)")
  }

  @Test func `names the flag for a rule of another language`() {
    let asked = output("french-spacing", "--on", "Bienvenue!")
    #expect(asked.hasSuffix("To try a text in that language, add --locale fr.\n"), "\(asked)")
    #expect(!output("french-spacing", "--on", "Bienvenue à Nice!", "--locale", "fr").contains("add --locale"))
  }
}
