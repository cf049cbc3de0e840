import CopyLint
import Testing

@Suite struct TranslationMissingTests {
  /// What a catalog with these keys lacks in German, where only “done” is translated.
  private func findings(keys: [String]) -> [String] {
    func unit(_ text: String) -> String {
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    let strings = keys.map { "\"\($0)\":{\"localizations\":{\"en\":\(unit("Save your thought \($0)"))}}" }
    let done = "\"done\":{\"localizations\":{\"en\":\(unit("Ready to go")),\"de\":\(unit("Kann losgehen"))}}"
    let file = """
      {"sourceLanguage":"en","version":"1.0","strings":{\((strings + [done]).joined(separator: ",\n"))}}
      """
    var configuration = Configuration()
    configuration.checksTranslations = true
    var checker = Checker(configuration: configuration)
    let report = checker.check(Document(path: "Localizable.xcstrings", bytes: Array(file.utf8)))
    return (report?.findings ?? []).filter { $0.finding.rule == "translation-missing" }
      .map { "\($0.key): \($0.finding.message)" }.sorted()
  }

  @Test func `names twenty by key, and more in one line, whatever the order of the file`() {
    let keys = (10..<33).map { "k\($0)" }
    let expected = [": Translate 23 strings in this file, such as “k10”, “k11” and “k12”."]
    #expect(findings(keys: keys) == expected)
    #expect(findings(keys: keys.reversed()) == expected)
    #expect(
      findings(keys: Array(keys.prefix(20)))
        == (10..<30).map {
          "k\($0): Translate “Save your thought k\($0)” (key “k\($0)”). It's in the source but not here."
        }
    )
  }
}
