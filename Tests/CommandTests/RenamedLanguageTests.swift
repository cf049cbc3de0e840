import Testing

@testable import copy_lint

@Suite struct `A language file with another name` {
  private let english = "{\"a\": \"Take the tea\", \"b\": \"Take the coffee\"}"
  private let portuguese = "{\"a\": \"Tome o chá chá\", \"b\": \"Tome o café\"}"

  @Test func `keeps its known findings`() {
    let machine = MemoryMachine([
      "locales/en.json": english, "locales/pt.json": portuguese,
      "locales/de.json": "{\"a\": \"Der der Tee\"}",
    ])
    let arguments = ["-q", "--rule", "doubled-word", "--fail-on", "warning", "."]
    #expect(machine.run(arguments).code == 1)
    _ = machine.run(arguments + ["--write-baseline"])
    machine["locales/pt.json"] = nil
    machine["locales/pt-PT.json"] = Array(portuguese.utf8)
    #expect(machine.run(arguments) == .init(code: 0, output: "", messages: ""))
    #expect(machine.run(arguments + ["--write-baseline"]).messages.contains(": 0 new, 0 gone."))
    // A file in another language is a different file.
    machine["locales/pt-PT.json"] = nil
    machine["locales/it.json"] = Array(portuguese.utf8)
    #expect(machine.run(arguments).code == 1)
  }
}
