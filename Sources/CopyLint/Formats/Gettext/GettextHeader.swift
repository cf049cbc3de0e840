/// What the header of a gettext file says: the text of the entry whose key is empty.
struct GettextHeader {
  /// BCP 47.
  var locale: String?
  /// The name given for the language when no system knows it; nil otherwise.
  var unknownLanguage: String?
  /// How many forms a plural has, and which form each number takes; nil when the header does not say.
  var plural: (count: Int, expression: PluralExpression)?
  /// Whether `Plural-Forms` is as in the template, which nobody has filled in.
  var isPluralOpen = false
  /// What is wrong with `Plural-Forms`; nil when it is right or missing.
  var pluralFault: PluralFault?

  /// Why gettext cannot use a `Plural-Forms`. The same faults keep `msgfmt -c` from making a file.
  enum PluralFault: Equatable {
    case unreadable, dividesByZero
    /// The expression gives a form that the header does not count.
    case tooLarge(form: UInt64, count: Int)
  }

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
      case "language": readLanguage(String(decoding: value, as: UTF8.self))
      case "x-language": otherLocale = knownLocale(String(decoding: value, as: UTF8.self))
      case "plural-forms": readPlural(String(decoding: value, as: UTF8.self))
      default: break
      }
    }
    locale = locale ?? otherLocale
  }

  private mutating func readLanguage(_ value: String) {
    let name = String(value.unicodeScalars.filter { !$0.properties.isWhitespace })
    let isTemplate = name.isEmpty || name == "LANGUAGE"
    locale = knownLocale(value) ?? (isTemplate ? nil : statedLocale(name, development: "en"))
    if locale == nil, !isTemplate { unknownLanguage = value }
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
    if value.hasPrefix("nplurals=INTEGER") {
      isPluralOpen = true
      return
    }
    guard let count, (1...Self.mostForms).contains(count), let expression else {
      pluralFault = .unreadable
      return
    }
    plural = (count, expression)
    // As far as msgfmt looks.
    let forms = (0...1000).map { expression.form(of: $0) }
    if forms.contains(nil) {
      pluralFault = .dividesByZero
    } else if let largest = forms.compactMap({ $0 }).max(), largest >= UInt64(count) {
      pluralFault = .tooLarge(form: largest, count: count)
    }
  }

  /// The category of each form in `locale`; nil for a form that no one category fits.
  func categories(locale: String, forms: Int) -> [PluralCategory?] {
    guard forms > 1 else { return [.other] }
    guard forms <= Self.mostForms, let rule = plural?.expression ?? PluralExpression("n != 1".utf8) else {
      return Array(repeating: nil, count: forms)
    }
    return rule.categories(locale: locale, forms: forms)
  }
}
