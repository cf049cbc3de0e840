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

  /// Numbers that CLDR gives as samples of a category.
  static func samples(of category: PluralCategory, locale: String, isOrdinal: Bool = false) -> [Double] {
    let codes: [PluralCategory: CICUPluralCategory] = [
      .zero: CICUPluralZero, .one: CICUPluralOne, .two: CICUPluralTwo, .few: CICUPluralFew,
      .many: CICUPluralMany, .other: CICUPluralOther,
    ]
    var samples = [Double](repeating: 0, count: 64)
    let count = unsafe samples.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map {
        unsafe cicu_plurals_samples(
          locale, isOrdinal, codes[category] ?? CICUPluralOther, $0, Int32(buffer.count))
      } ?? 0
    }
    return Array(samples.prefix(Int(count)))
  }

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
