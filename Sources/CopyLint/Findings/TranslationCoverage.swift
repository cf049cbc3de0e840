/// How far the strings of one language are translated.
public struct TranslationCoverage: Sendable, Equatable {
  /// BCP 47.
  public var locale: String
  /// Strings that a translation has to have.
  public var strings = 0
  /// Those that have one and need no second look.
  public var translated = 0
  /// Those that somebody has to look over: guesses, work of machines, changed sources, texts that
  /// are still in English.
  public var needsReview = 0
  /// Strings without a translation.
  public var missing = 0
  /// Translations of strings that are no more.
  public var stale = 0

  package init(locale: String) {
    self.locale = locale
  }

  /// Whole percent of the strings that have a translation and need no second look; nil when there are none.
  public var percent: Int? { strings == 0 ? nil : translated * 100 / strings }

  static func += (left: inout TranslationCoverage, right: TranslationCoverage) {
    left.strings += right.strings
    left.translated += right.translated
    left.needsReview += right.needsReview
    left.missing += right.missing
    left.stale += right.stale
  }
}
