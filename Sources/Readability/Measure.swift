/// A readability value with what it takes to trust it.
public struct Measure: Sendable, Equatable {
  /// Why there is no value.
  public enum Reason: String, Sendable {
    /// No published formula for the language.
    case noFormula = "no-formula"
    /// Not running text: an identifier, a list of keywords, a symbol.
    case notProse = "not-prose"
    /// The role of the string is not read as text.
    case role
    /// No words.
    case noText = "no-text"
  }

  /// Identifier of the formula, such as `flesch-kincaid-grade`.
  public var formula: String
  /// The formula's value on the plain counts.
  public var value: Double?
  /// The value where familiar words count two syllables at most.
  public var adjusted: Double?
  /// Standard error of the value, in the formula's own units.
  public var standardError: Double?
  /// Words measured.
  public var words: Int
  /// Whether the text is read as prose, so that its grade can judge it; nil without a value, and of a sum.
  public var isProse: Bool?
  /// Whether this measure makes this string an error.
  public var isTooHard: Bool
  /// Why there is no value.
  public var why: Reason?
  /// The band of the value, where the formula's author gave bands.
  public var ease: Ease?

  package init(
    formula: String, value: Double? = nil, adjusted: Double? = nil, standardError: Double? = nil,
    words: Int = 0, isTooHard: Bool = false, why: Reason? = nil
  ) {
    self.formula = formula
    self.value = value
    self.adjusted = adjusted
    self.standardError = standardError
    self.words = words
    self.isTooHard = isTooHard
    self.why = why
  }
}
