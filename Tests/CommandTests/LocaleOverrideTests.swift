import Testing

@testable import copy_lint

@Suite struct `Settings by language` {
  @Test func `may name a region as Android or gettext does`() {
    let files = [
      ".copy-lint.yml": "overrides:\n  - {locales: [pt_BR], rules: {ascii-ellipsis: off}}\n",
      "pt-BR.json": "{\"a\":\"Aguarde...\"}",
    ]
    let run = MemoryMachine(files).run(["check", "--rule", "ascii-ellipsis", "--format", "xcode", "."])
    #expect(!run.output.contains("(ascii-ellipsis)"), "\(run)")
  }

  @Test func `hold for its files and its strings`() {
    let settings = "overrides:\n  - {locales: [ru], rules: {ascii-ellipsis: off}}\n"
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"Wait...":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Warten..."}},
      "ru":{"stringUnit":{"state":"translated","value":"Ждите..."}}}}}}
      """
    let files = [
      ".copy-lint.yml": settings, "ru.json": "{\"a\":\"Ждите...\"}", "de.json": "{\"a\":\"Warten...\"}",
      "A.xcstrings": catalog,
    ]
    let output = MemoryMachine(files).run(["check", "--rule", "ascii-ellipsis", "--format", "xcode", "."])
      .output
    let places = output.split(separator: "\n").filter { $0.contains("(ascii-ellipsis)") }.map {
      $0.prefix { $0 != " " }
    }
    #expect(places.count == 3, "\(output)")
    #expect(!output.contains("ru.json"))
  }
}
