import Testing

@testable import copy_lint

/// A word with a capital that comes twice may be a name.
@Suite struct `Doubled words with capitals` {
  @Test(arguments: [
    ("Please wait a bit", "Bitte Bitte warten", true), ("Bora Bora is nice", "Bora Bora ist schön", false),
    ("It is nice", "Da Da Datei", false), ("Please wait a bit", "Nun Bitte Bitte warten", false),
  ])
  func `are a slip where the source has none`(source: String, text: String, isFound: Bool) {
    let machine = MemoryMachine([
      "locales/en.json": "{\"a\": \"\(source)\"}", "locales/de.json": "{\"a\": \"\(text)\"}",
    ])
    let run = machine.run("check", "--translations", "--rule", "doubled-word", ".")
    #expect(run.output.contains("[doubled-word]") == isFound, "\(run.output)")
  }
}
