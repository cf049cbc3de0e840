/// What the header of a gettext file says: the text of the entry whose key is empty.
struct GettextHeader {
  /// BCP 47.
  var locale: String?
  /// How many forms a plural has, and which number takes which; nil when the header does not say.
  var plural: (count: Int, expression: PluralExpression)?
  /// Whether there is a `Plural-Forms` that cannot be read.
  var hasBadPlural = false

  /// More forms than any language has.
  private static let mostForms = 10

  init() {}

  init(_ text: String) {
    var otherLocale: String?
    for line in text.utf8.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = line[line.index(after: colon)...].drop { $0 == 0x20 || $0 == 0x09 }
      switch name {
      case "language": locale = knownLocale(String(decoding: value, as: UTF8.self))
      case "x-language": otherLocale = knownLocale(String(decoding: value, as: UTF8.self))
      case "plural-forms": readPlural(String(decoding: value, as: UTF8.self))
      default: break
      }
    }
    locale = locale ?? otherLocale
  }

  /// `nplurals=2; plural=(n != 1);`
  private mutating func readPlural(_ value: String) {
    var count: Int?
    var expression: PluralExpression?
    for part in value.split(separator: ";") {
      let part = part.utf8.drop { $0 == 0x20 }
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(decoding: part[..<equals], as: UTF8.self).filter { $0 != " " }
      let rest = part[part.index(after: equals)...]
      if name == "nplurals" { count = Int(String(decoding: rest, as: UTF8.self).filter { $0 != " " }) }
      if name == "plural" { expression = PluralExpression(rest) }
    }
    // The template that msginit fills in.
    if value.hasPrefix("nplurals=INTEGER") { return }
    guard let count, (1...Self.mostForms).contains(count), let expression else {
      hasBadPlural = true
      return
    }
    plural = (count, expression)
  }

  /// The category of each form in `locale`; nil for a form that no one category fits.
  func categories(locale: String, forms: Int) -> [PluralCategory?] {
    guard forms > 1 else { return [.other] }
    guard forms <= Self.mostForms, let rules = PluralRules(locale: locale) else {
      return Array(repeating: nil, count: forms)
    }
    // How many numbers of each category take each form. The big ones are where Romance languages have a form.
    var hits = Array(repeating: Array(repeating: 0, count: PluralCategory.allCases.count), count: forms)
    for number in Array(0...200) + [1000, 1_000_000] {
      let form = plural.map { $0.expression.form(of: UInt64(number)) } ?? (number == 1 ? 0 : 1)
      guard let form, form < forms else { continue }
      let category = rules.category(of: Double(number))
      for (index, other) in PluralCategory.allCases.enumerated() where other == category {
        hits[Int(form)][index] += 1
      }
    }
    var result: [PluralCategory?] = hits.map { counts in
      guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else { return nil }
      return PluralCategory.allCases[index]
    }
    // A form that no whole number takes is for fractions.
    if !result.contains(.other), let free = result.lastIndex(of: nil) { result[free] = .other }
    for category in PluralCategory.allCases where result.count(where: { $0 == category }) > 1 {
      // The form with the most numbers of the category keeps its name.
      let index = PluralCategory.allCases.firstIndex(of: category) ?? 0
      let best = result.indices.filter { result[$0] == category }.max { hits[$0][index] < hits[$1][index] }
      for form in result.indices where result[form] == category && form != best { result[form] = nil }
    }
    return result
  }
}
