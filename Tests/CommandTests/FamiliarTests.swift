import Testing

@testable import copy_lint

/// Words under `familiar`, which the project's readers know.
@Suite struct FamiliarTests {
  private let text = """
    "a" = "The authentication service requires your credentials and additional verification because your organization \
    administrator configured a restrictive security policy recently.";
    "b" = "Lost connectivity";

    """

  private func output(_ files: [String: String]) -> String {
    MemoryMachine(files.merging(["en.lproj/a.strings": text]) { $1 })
      .run("--notes", "--format", "xcode", ".").output
  }

  @Test func `are in no advice on the grade, in any form`() {
    let without = output([:])
    #expect(without.contains("“sign-in details” instead of “credentials”, “more”"))
    #expect(without.contains("“connection” instead of “connectivity”"))
    let with = output([".copy-lint.yml": "familiar: [credential, connectivity]\n"])
    #expect(with.contains("Then write “more” instead of “additional”"))
    #expect(!with.contains("credentials") && !with.contains("connectivity"))
  }

  @Test func `are found where the project's own glossary has a row for them`() {
    let with = output([
      ".copy-lint.yml": "familiar: [connectivity]\n",
      "Glossary/en.csv": "term,replacement\nconnectivity,link\n",
    ])
    #expect(with.contains("warning: Write “link” instead of “connectivity”. Your glossary says so."))
  }
}
