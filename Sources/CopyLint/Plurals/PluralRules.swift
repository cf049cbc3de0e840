private import CICU

/// CLDR's plural rules of one locale, for cardinal or ordinal numbers, from ICU.
@safe
struct PluralRules: ~Copyable {
  private let rules: OpaquePointer

  /// - Parameter locale: BCP 47; nil when ICU has no rules at all.
  init?(locale: String, isOrdinal: Bool = false) {
    var error: Int32 = 0
    guard let opened = unsafe cicu_plurals_open(locale, isOrdinal, &error) else { return nil }
    unsafe rules = opened
  }

  deinit { unsafe cicu_plurals_close(rules) }

  func category(of number: Double) -> PluralCategory {
    switch unsafe cicu_plurals_category(rules, number) {
    case CICUPluralZero: .zero
    case CICUPluralOne: .one
    case CICUPluralTwo: .two
    case CICUPluralFew: .few
    case CICUPluralMany: .many
    default: .other
    }
  }
}
