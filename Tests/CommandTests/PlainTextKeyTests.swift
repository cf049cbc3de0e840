import Testing

@testable import copy_lint

/// The key of a line in plain text is its number, which is no name.
@Suite struct `Lines of plain text` {
  private let path = "fastlane/metadata/en-US/description.txt"
  private let arguments = ["check", "-q", "--rule", "plain-word,stray-space", "--fail-on", "warning", "."]

  @Test func `stay quiet when a line comes before them`() {
    let text = "Utilize the *new* app.\nNothing else.\nCommence now {x}, \"here\".\n"
    let machine = MemoryMachine([path: text])
    #expect(machine.run(arguments).code == 1)
    let added = machine.run(arguments + ["--add-suppressions", "--reason", "old"])
    #expect(added.code == 0, "\(added)")
    #expect(machine.text(".copy-lint.yml")?.contains("Utilize the") == true)
    machine[path] = Array("A new line.\nAnd one more.\n\(text)".utf8)
    #expect(machine.run(arguments) == .init(code: 0, output: "", messages: ""))
    machine[path] = Array("Commence the tea.\n\(text)".utf8)
    #expect(machine.run(arguments).output.contains("Commence the tea"))
    machine[path] = Array("Nothing.\n".utf8)
    #expect(machine.run("check").messages.contains("No string has it."))
  }

  @Test func `have numbers as keys, and keys of JSON that are numbers are names`() {
    let rules = ["check", "-q", "--notes", "--rule", "stray-space", "--format", "xcode", "."]
    let title = "\"404\": \"The page is gone. \""
    #expect(MemoryMachine(["locales/en.json": "{\(title)}"]).run(rules).output.contains("stray-space"))
    #expect(MemoryMachine([path: "The page is gone. \nIt went.\n"]).run(rules).output == "")
  }
}
