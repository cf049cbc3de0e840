import Testing

@testable import CopyLint

@Suite struct `Severity of what a whole file shows` {
  @Test func `is that of its own rule`() throws {
    var configuration = Configuration()
    configuration.checksTranslations = true
    configuration.onlyRules = ["label-duplicate", "inconsistent-translation"]
    configuration.rules["inconsistent-translation"] = .init(level: .on(.error))
    var checker = Checker(configuration: configuration)
    let keys = [
      "a.save.title", "b.save.title", "player.play.accessibility.label", "player.go.accessibility.label",
    ]
    var sources = SourceStrings(locale: "en")
    let english = ["Save all of it now", "Save all of it now", "Play", "Go"]
    let document = Self.document("en", zip(keys, english))
    let entries = checker.read(document)?.strings
    sources.add(try #require(entries), path: document.path)
    let german = ["Jetzt alles sichern", "Alles jetzt sichern", "Los", "Los"]
    let report = checker.check(Self.document("de", zip(keys, german)), sources: sources)
    #expect(
      try #require(report).findings.map { "\($0.key) \($0.finding.rule) \($0.finding.severity)" } == [
        "b.save.title inconsistent-translation error",
        "player.play.accessibility.label label-duplicate note",
        "player.go.accessibility.label label-duplicate note",
      ])
  }

  private static func document(_ locale: String, _ strings: Zip2Sequence<[String], [String]>) -> Document {
    let lines = strings.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    return Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(lines.utf8))
  }
}
