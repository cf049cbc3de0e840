import Testing

@testable import CopyLint

@Suite struct `Forms for words` {
  /// What is said of `translation`, with its severity.
  private func findings(
    _ source: String, _ translation: String, format: String = "json"
  ) throws -> [String] {
    var configuration = Configuration()
    configuration.onlyRules = [
      "select-missing", "message-mismatch", "translation-missing", "translation-left-over",
    ]
    configuration.checksTranslations = true
    var checker = Checker(configuration: configuration)
    let file = Document(path: "locales/en.\(format)", bytes: Array(source.utf8))
    var sources = SourceStrings(locale: "en")
    let entries = checker.read(file)?.strings
    sources.add(try #require(entries), path: file.path)
    let document = Document(path: "locales/de.\(format)", bytes: Array(translation.utf8))
    let report = checker.check(document, sources: sources)
    return try #require(report).findings.map { "\($0.finding.severity): \($0.finding.message)" }
  }

  private let photo = """
    {"a": "{who, select, male {His photo} female {Her photo} other {Their photo}}"}
    """

  @Test func `a translated word is an error, and the form it took the place of is not named twice`() throws {
    #expect(
      try findings(photo, #"{"a": "{who, select, male {Sein} weiblich {Ihr} other {Das}}"}"#) == [
        "error: Name this form “female”, as the source does. The app never chooses “weiblich”."
      ])
    #expect(
      try findings(photo, #"{"a": "{who, select, mann {Sein} frau {Ihr} other {Das}}"}"#) == [
        "error: Name this form “male” or “female”, as the source does. The app never chooses “mann”.",
        "error: Name this form “male” or “female”, as the source does. The app never chooses “frau”.",
      ])
  }

  @Test func `a word that the source leaves out is a warning`() throws {
    #expect(
      try findings(photo, #"{"a": "{who, select, male {Sein} female {Ihr} divers {Das} other {Das}}"}"#) == [
        "warning: Remove the form “divers”. The source never chooses it."
      ])
  }

  @Test func `a missing form is a warning where “other” is used instead`() throws {
    #expect(
      try findings(photo, #"{"a": "{who, select, female {Ihr} other {Das}}"}"#) == [
        "warning: Add the form “male”, as in the source. Without it, people see the form “other”."
      ])
    #expect(try findings(photo, #"{"a": "{who, select, other {Das}}"}"#).isEmpty)
    #expect(try findings(photo, #"{"a": "Das Foto"}"#).isEmpty)
  }

  /// A file of i18next with these members.
  private func i18next(_ members: String) -> String {
    "{\"n_one\": \"{{count}} file\", \"n_other\": \"{{count}} files\", \(members)}"
  }

  @Test func `a context of i18next that is missing is named by its key`() throws {
    let source = i18next(#""friend": "A friend", "friend_male": "A boy", "friend_female": "A girl""#)
    #expect(
      try findings(source, i18next(#""friend": "Wer", "friend_male": "Ein Freund""#)) == [
        "warning: Add “friend_female”, as in the source. Without it, people see “friend”."
      ])
    #expect(
      try findings(source, i18next(#""friend_female": "Eine Freundin", "friend_male": "Ein Freund""#)) == [
        "error: Add “friend”, as in the source. Without it, people see the key or another language."
      ])
    #expect(try findings(source, i18next(#""friend": "Wer""#)).isEmpty)
    #expect(
      try findings(source, i18next(#""friend_male": "Ein Freund""#)) == [
        "error: Translate “A friend” (key “friend”). It's in the source but not here."
      ])
    let scattered = #""friend_male": "Er", "a": "b", "friend": "Wer", "c": "d", "friend_female": "Sie""#
    #expect(
      try findings(source, i18next(scattered)).filter { !$0.hasPrefix("warning: Remove “") }.isEmpty)
  }

  @Test func `a context of i18next may have plurals`() throws {
    let boys = #""a_male_one": "{{count}} boy", "a_male_other": "{{count}} boys""#
    let girls = #""a_female_one": "{{count}} girl", "a_female_other": "{{count}} girls""#
    let rest = #""a_one": "{{count}} child", "a_other": "{{count}} children""#
    let source = i18next([boys, girls, rest].joined(separator: ", "))
    #expect(try findings(source, source).isEmpty)
    #expect(
      try findings(source, i18next([rest, boys].joined(separator: ", "))) == [
        "warning: Add “a_female”, as in the source. Without it, people see “a”."
      ])
  }
}
