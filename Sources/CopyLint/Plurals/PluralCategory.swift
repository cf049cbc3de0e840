/// A form that numbers take in some language (CLDR, “Plural Rules”).
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Its place in `allCases`.
  var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
