/// How texts of one language are measured.
public struct Language: Sendable {
  /// What a reader reads one by one.
  public enum Unit: Sendable {
    /// Words: their spelling shows them.
    case words
    /// Where words are not divided by spaces, or a word says little: Chinese, Japanese, Thai.
    case characters
  }

  /// ISO 639, such as "de".
  public let code: String
  /// The published formulas, the one that judges first. Without one a text is "not measured".
  public let formulas: [Formula]
  /// What the length of a sentence is told in.
  public let unit: Unit
  /// How its words are spoken; nil where syllables are not counted.
  let speech: Speech?

  init(_ code: String, formulas: [Formula], unit: Unit = .words, speech: Speech?) {
    self.code = code
    self.formulas = formulas
    self.unit = unit
    self.speech = speech
  }

  /// The language of a BCP 47 tag; nil when it is none of `allLanguages`.
  public init?(locale: String) {
    self.init(code: Locale(locale).cldrLanguage)
  }
}
