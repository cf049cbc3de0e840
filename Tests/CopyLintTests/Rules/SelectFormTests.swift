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
    let entries = checker.entries(of: file)?.reading.entries
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

  @Test func `a missing form is a warning where “other” stands in`() throws {
    #expect(
      try findings(photo, #"{"a": "{who, select, female {Ihr} other {Das}}"}"#) == [
        "warning: Add the form “male”, as in the source. Without it, people see the form “other”."
      ])
    #expect(try findings(photo, #"{"a": "{who, select, other {Das}}"}"#).isEmpty)
    #expect(try findings(photo, #"{"a": "Das Foto"}"#).isEmpty)
  }
}
