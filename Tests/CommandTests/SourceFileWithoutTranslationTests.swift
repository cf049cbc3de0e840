import Testing

@testable import copy_lint

/// A file in the source language that a language of the project lacks.
@Suite struct `Source files that a language lacks` {
  private func findings(_ files: [String: String], settings: String = "") -> [String] {
    var files = files
    if !settings.isEmpty { files[".copy-lint.yml"] = "translations: {\(settings)}\n" }
    return MemoryMachine(files).run(
      ["check", "--translations", "--rule", "translation-missing", "--format", "xcode", "."]
    ).output.split(separator: "\n").filter { $0.contains("(translation-missing)") }.map(String.init)
  }

  private func json(_ paths: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, "{\"a\":\"Save it\",\"b\":\"Send it\"}") })
  }

  private static let told = "Its 2 strings aren't translated, but other files here are. (translation-missing)"

  @Test func `are told where the language has any other file`() {
    // Most of what is next to it is not in French, so the language alone doesn't tell.
    let files = json(
      ["a", "b", "c", "d"].flatMap { ["locales/en/\($0).json", "locales/de/\($0).json"] } + [
        "locales/fr/a.json"
      ])
    #expect(
      findings(files)
        == ["b", "c", "d"].map {
          "locales/en/\($0).json: warning: Add this file in French (fr). " + Self.told
        })
    #expect(findings(files, settings: "missing: count") == [])
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(table.contains("fr              8   25%"), "\(table)")
  }

  @Test func `are a note where no language has it, since it may not be for translators`() {
    let files = json(["locales/en/a.json", "locales/en/b.json", "locales/de/a.json", "locales/fr/a.json"])
    #expect(
      findings(files) == [
        "locales/en/b.json: note: Add this file in German (de) and French (fr). " + Self.told
      ])
    let table = MemoryMachine(files).run(["check", "--translations", "."]).output
    #expect(table.contains("fr              2  100%"), "\(table)")
    let named = json(["locales/en/a.json", "locales/en/untranslated.json", "locales/de/a.json"])
    #expect(findings(named) == [])
  }

  @Test func `are told on Android by key, in another file of the language`() {
    func xml(_ names: String..., more: String = "") -> String {
      "<resources>\(names.map { "<string name=\"\($0)\"\(more)>Save it</string>" }.joined())</resources>"
    }
    var files = [
      "res/values/a.xml": xml("a"), "res/values/b.xml": xml("b", "c"), "res/values-de/a.xml": xml("a"),
      "res/values-de/b.xml": xml("b", "c"), "res/values-fr/a.xml": xml("a"),
      "res/values-it/a.xml": xml("a", "b", "c"),
    ]
    func told(_ key: String) -> String {
      "res/values-fr/a.xml: error: Translate “Save it” (key “\(key)”). It's in the source but not here. "
        + "(translation-missing)"
    }
    #expect(findings(files) == ["b", "c"].map(told))
    files["res/values-fr/a.xml"] = xml("a", "b")
    #expect(findings(files) == [told("c")])
    // Nothing in it is for translators.
    files["res/values/b.xml"] = xml("b", "c", more: " translatable=\"false\"")
    files["res/values-de/b.xml"] = nil
    files["res/values-it/a.xml"] = xml("a")
    #expect(findings(files).filter { $0.contains("Add this file") } == [])
  }

  @Test func `are told once for a language and its regions`() {
    let files = json(
      ["a", "b", "c"].flatMap { ["locales/en/\($0).json", "locales/de/\($0).json"] }
        + ["locales/es/a.json", "locales/es-MX/a.json", "locales/en-GB/a.json"])
    #expect(
      findings(files)
        == ["b", "c"].map { "locales/en/\($0).json: warning: Add this file in Spanish (es). " + Self.told })
  }
}
