import Testing

@testable import copy_lint

@Suite struct `Translations of a source that changed` {
  private func findings(
    _ then: [String: String], _ now: [String: String], _ arguments: String...
  ) -> [String] {
    let machine = MemoryMachine(now)
    machine.repository = MemoryRepository(revisions: ["main": then])
    let run = machine.run(
      ["--rule", "translation-outdated", "--translations", "--since", "main", "--format", "xcode", "."]
        + arguments)
    return run.output.split(separator: "\n").filter { $0.contains("(translation-") }.map(String.init)
  }

  @Test func `are told in each language that stayed as it was`() {
    let then = [
      "locales/en.json": "{\"a\":\"Delete the photo?\",\"b\":\"Send the photo\"}",
      "locales/de.json": "{\"a\":\"Das Foto löschen?\",\"b\":\"Foto senden\"}",
      "locales/fr.json": "{\"a\":\"Supprimer la photo ?\",\"b\":\"Envoyer la photo\"}",
    ]
    var now = then
    now["locales/en.json"] = "{\"a\":\"Archive the photo?\",\"b\":\"Send the photo.\"}"
    now["locales/fr.json"] = "{\"a\":\"Archiver la photo ?\",\"b\":\"Envoyer la photo\"}"
    #expect(
      findings(then, now) == [
        "locales/de.json:1:7: warning: Translate this again. Its source was “Delete the photo?”, "
          + "and is now “Archive the photo?” (translation-outdated)"
      ])
    #expect(findings(then, then) == [])
  }

  @Test func `show what changed, also far from the start`() {
    let start = "Displays all notes that are not important"
    let then = [
      "locales/en.json": "{\"a\":\"\(start) in a list\"}",
      "locales/de.json": "{\"a\":\"Zeigt alle Notizen\"}",
    ]
    var now = then
    now["locales/en.json"] = "{\"a\":\"\(start) in a table\"}"
    #expect(
      findings(then, now) == [
        "locales/de.json:1:7: warning: Translate this again. Its source was “…list”, and is now “…table”. (translation-outdated)"
      ])
  }

  @Test func `are told once for a key, with the languages`() {
    let then = ["en", "de", "fr", "ja"].map {
      ("locales/\($0).json", "{\"a\":\"Delete the photo\",\"b\":\"\($0) text\"}")
    }
    var now = Dictionary(uniqueKeysWithValues: then)
    now["locales/en.json"] = "{\"a\":\"Archive the photo\",\"b\":\"en text\"}"
    // The same key twice is one text for the app.
    now["locales/fr.json"] = "{\"a\":\"Delete the photo\",\"b\":\"fr text\",\"a\":\"Delete the photo\"}"
    let told = findings(Dictionary(uniqueKeysWithValues: then), now)
    #expect(
      told == [
        "locales/de.json:1:7: warning: Translate this again. Its source was “Delete the photo”, "
          + "and is now “Archive the photo”. The same goes for French (fr) and Japanese (ja). (translation-outdated)"
      ])
    #expect(findings(Dictionary(uniqueKeysWithValues: then), now, "--all").count == 3)
  }
}
