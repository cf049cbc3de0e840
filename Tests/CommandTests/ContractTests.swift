import Testing

@testable import copy_lint

@Suite struct ContractTests {
  private let strings = """
    "role.user.accessibility.label" = "You said";
    "role.error.accessibility.label" = "Error";
    "save.button" = "Save";
    """

  @Test func `writes the spoken strings of today, which then hold`() {
    let machine = MemoryMachine(["Strings/en.lproj/Localizable.strings": strings])
    let run = machine.run("contract", "--write")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Wrote “.copy-lint-contract.yml” with 2 strings."))
    let contract = String(decoding: machine[".copy-lint-contract.yml"] ?? [], as: UTF8.self)
    #expect(contract.contains("\"role.user.accessibility.label\": {role: a11y-label, text: \"You said\"}"))
    machine[".copy-lint.yml"] = Array("extends: [.copy-lint-contract.yml]\n".utf8)
    #expect(machine.run("check", "--rule", "contract-missing").code == 0)
    #expect(machine.run("contract", "--write").code == 2)
  }

  @Test func `has words that stand twice in a file of code once`() {
    let machine = MemoryMachine([
      "Rows.swift": """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          HStack {
            Button { remove() } label: { Image(a) }.accessibilityLabel("Delete file")
            Button { clear() } label: { Image(b) }.accessibilityLabel("Delete file")
          }
        }
      }
      """
    ])
    #expect(
      machine.run("contract", "--write").output.hasPrefix("Wrote “.copy-lint-contract.yml” with 1 string."))
    machine[".copy-lint.yml"] = Array("extends: [.copy-lint-contract.yml]\n".utf8)
    #expect(machine.run("check", "--rule", "contract-missing").code == 0)
  }

  @Test(arguments: [
    ("You say", "Write “You said” for “role.user.accessibility.label”. The “Roles” contract lists it."),
    ("", "Add a text for “role.user.accessibility.label”. The “Roles” contract lists it."),
  ])
  func `tells which words have to stand there`(text: String, message: String) {
    let machine = MemoryMachine(
      ["Strings/en.lproj/Localizable.strings": "\"role.user.accessibility.label\" = \"\(text)\";"])
    machine[".copy-lint.yml"] = Array(
      """
      rules:
        contract-missing:
          contracts:
            Roles: {role.user.accessibility.label: {role: a11y-label, text: "You said"}}
      """.utf8)
    let run = machine.run("check", "--rule", "contract-missing")
    #expect(run.code == 1)
    #expect(run.output.contains(message))
  }

  @Test func `asks for a role or a text after a key`() {
    let machine = MemoryMachine(["Strings/a.strings": strings])
    machine[".copy-lint.yml"] = Array(
      "rules: {contract-missing: {contracts: {Roles: {role.user: {word: You}}}}}".utf8)
    let run = machine.run("check")
    #expect(run.code == 2)
    #expect(run.messages.contains("write a role after “role.user”"))
  }
}
