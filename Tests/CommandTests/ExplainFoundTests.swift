import Testing

@testable import copy_lint

/// `explain RULE --on TEXT` in a project that has the text.
@Suite struct `Explaining a text of the project` {
  private let machine = MemoryMachine([
    "en.lproj/a.strings": """
    /* Message of an error. */
    "upload.error" = "Fatal crash while the file was sent.";
    "b" = "Failed to send the fatal file.";

    """
  ])

  private func level(_ arguments: [String]) -> String? {
    machine.run(arguments).output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix("warning: ") || $0.hasPrefix("note: ") }.map { String($0.prefix { $0 != ":" }) }
  }

  @Test(arguments: [
    ("Fatal crash while the file was sent.", "upload.error"), ("Failed to send the fatal file.", "b"),
  ])
  func `gives the level that a check gives`(text: String, key: String) {
    let rule = "error-harsh-word"
    let checked = level(["check", "--notes", "--rule", rule, "--key", key, "."])
    #expect(checked != nil)
    #expect(level(["explain", rule, "--on", text]) == checked)
    #expect(level(["explain", rule, "--on", text, "--role", "error"]) == checked)
  }

  @Test func `says which string it is, and how its role is known`() {
    let output = machine.run("explain", "error-harsh-word", "--on", "Failed to send the fatal file.").output
    #expect(
      output.hasSuffix("\nIt is “b” in “en.lproj/a.strings”. Its role is “error”, from the text alone.\n"),
      "\(output)")
    // Another role is a question about another string.
    let other = machine.run(
      "explain", "error-harsh-word", "--on", "Failed to send the fatal file.", "--role", "button"
    ).output
    #expect(!other.contains("It is “b”"), "\(other)")
  }

  @Test func `heeds the settings for its file`() {
    machine[".copy-lint.yml"] = Array(
      "overrides:\n  - {paths: [\"en.lproj/*\"], rules: {error-harsh-word: off}}\n".utf8)
    let output = machine.run("explain", "error-harsh-word", "--on", "Failed to send the fatal file.").output
    #expect(output.contains("The settings turn this rule off."), "\(output)")
  }
}
