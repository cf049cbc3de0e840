public import Readability

/// Counts and grade of one locale in one file.
public struct LocaleSummary: Sendable {
  /// BCP 47.
  public var locale: String
  /// Whether the project writes its texts in this language first.
  public var isSource = false
  /// Strings in this language that people get to see.
  public var entries = 0
  /// Strings in a language without a formula.
  public var notMeasured = 0
  /// Pooled counts of the strings that are read as text, each text once.
  public var counts = Counts()
  /// Their measure.
  public var measure = Measure(formula: "flesch-kincaid-grade", why: .noText)
  /// Pooled counts of those that are prose.
  public var prose = Counts()
  /// The measure of the prose.
  public var proseMeasure = Measure(formula: "flesch-kincaid-grade", why: .noText)
  /// Strings that are not prose, and how many of them have no finding on their words.
  package var plain = Scorecard.Share()
  /// What makes the prose hard; nil unless the checker was told to find it.
  package var causes: GradeCauses?
  /// The source texts that files of other languages repeat; nil in a format where none does.
  package var repeatable: RepeatableTexts?
  /// The grade limit for the file.
  public var limit = Configuration.GradeLimit()
  /// Strings in order, by category.
  package var scorecard = Scorecard()
  /// The strings that are read as text, by their values; of grades only where the formula gives grades.
  package var grades = GradeHistogram()

  package init(locale: String) {
    self.locale = locale
  }
}
