/// What differs between the placeholders of a translation and those of its source.
struct PlaceholderComparison {
  enum Difference {
    /// The program gives no value for it.
    case extra(Placeholder)
    /// Its range is in the source.
    case missing(Placeholder)
    /// The program gives no value for it, but for one that is missing.
    case renamed(Placeholder, source: String)
    /// The value has another type. With the source's placeholder as it is written: it may be in another form.
    case type(Placeholder, source: String)
    /// The value is longer or shorter in memory, or the way to write it got lost.
    case width(Placeholder, source: String)
    /// `%1s$`: the sign that makes the digits a number is behind the value, and people see it.
    case misplacedDollar(Placeholder, meant: String)
    /// It has a space inside, which Java can't read.
    case spaced(Placeholder, source: String)
    /// The value is written in another way, though any value may be.
    case form(Placeholder, source: String)
    /// Java knows no such conversion.
    case unreadable(Placeholder, source: String)
    /// i18next escapes one but not the other.
    case escaping(Placeholder, source: String)
  }

  private(set) var differences: [Difference] = []

  /// Whether a value is of another type than the one at its place.
  var hasOtherTypes: Bool { differences.contains { if case .type = $0 { true } else { false } } }

  /// - Parameters:
  ///   - forms: all forms of the source. A translation may use in one what the source has in another.
  ///   - mayLackNumber: whether the form may omit its number. One that has to show it is for `number-lost`.
  init(_ subject: Subject, against source: SourceText, mayLackNumber: Bool) {
    let syntax = source.forms.syntax
    let own = Self.values(subject.placeholders, subject.bytes, syntax)
    let wanted = Self.values(source.placeholders, source.bytes, syntax)
    compareNested(subject, source)
    guard !own.isEmpty || !wanted.isEmpty, !Self.isBroken(source, syntax) else { return }
    // Placeholders for other texts of the file may differ between the two sides.
    let isVaried =
      syntax == .apple && (Self.hasParts(subject.placeholders) || Self.hasParts(source.placeholders))
    var lacks: [Placeholder] = []
    for placeholder in wanted where !own.contains(where: { $0.reference == placeholder.reference }) {
      if !lacks.contains(where: { $0.reference == placeholder.reference }) { lacks.append(placeholder) }
    }
    lacks.removeAll { syntax == .fluent && Self.isMessage($0, source.bytes) }
    let chosen = ChosenValues(of: subject.entry.variant, source: source.forms)
    if lacks.contains(where: chosen.contains) {
      lacks.removeAll(where: chosen.contains)
    } else if mayLackNumber, !lacks.isEmpty {
      let numbers = PluralNumber(of: source, subject.plural)
      // Where another number is left, “number-lost” is silent, and nobody knows which one people miss.
      let isLeft = subject.plural?.numbers == .several && own.contains(where: numbers.contains)
      if !isLeft, let number = lacks.lastIndex(where: { numbers.contains($0) && Self.mayBeNumber($0) }) {
        lacks.remove(at: number)
      }
    }
    for placeholder in own {
      let match = Self.partner(of: placeholder, in: wanted)
      if let match, placeholder.type.takes(match.type) {
        compare(placeholder, subject.bytes, match, in: source.bytes, syntax: syntax)
      } else if let (match, text) = Self.elsewhere(placeholder, source, syntax: syntax) {
        compare(placeholder, subject.bytes, match, in: text, syntax: syntax)
      } else if let match {
        compare(placeholder, subject.bytes, match, in: source.bytes, syntax: syntax)
      } else if !isVaried || !Self.mayBeNumber(placeholder) {
        // The grammar may read the same characters as words in one language but not in the other.
        let isThere = Self.holds(subject.bytes[placeholder.range], in: source.bytes)
        if isThere && !Self.isMoreOften(placeholder, subject.bytes, than: source.bytes)
          && (syntax == .none || Self.isNamed(placeholder)
            || Self.isNumberedInBraces(placeholder, subject.bytes))
          || Self.isGiven(placeholder, subject.entry)
        {
          continue
        }
        // What both sides have in quotes is text, and each language has its own.
        if Self.isQuoted(placeholder, subject) {
          if let quoted = lacks.firstIndex(where: { Self.isNamed($0) }) { lacks.remove(at: quoted) }
          continue
        }
        // The number of a plural is given to all its forms; a source with a bare “%” is shown as it is.
        if mayLackNumber, Self.mayBeNumber(placeholder), wanted.isEmpty { continue }
        if wanted.isEmpty, Self.hasBarePercent(source.bytes), placeholder.type != .object { continue }
        differences.append(.extra(placeholder))
      }
    }
    lacks.removeAll { Self.isGrammar($0) || Self.isOffered($0, subject.entry, syntax) }
    for placeholder in lacks where !isVaried || !Self.mayBeNumber(placeholder) {
      if syntax == .none, Self.holds(source.bytes[placeholder.range], in: subject.bytes),
        !Self.isMoreOften(placeholder, source.bytes, than: subject.bytes)
      {
        continue
      }
      differences.append(.missing(placeholder))
    }
    joinRenamed(source.bytes)
  }

  /// One that is gone and one that is new are one that somebody translated: `{nome}` for `{name}`.
  private mutating func joinRenamed(_ source: [UInt8]) {
    guard differences.count == 2, case .extra(let own) = differences[0],
      case .missing(let wanted) = differences[1]
    else { return }
    differences = [.renamed(own, source: String(decoding: source[wanted.range], as: UTF8.self))]
  }

  private static func values(_ found: [Placeholder], _ bytes: [UInt8], _ syntax: Syntax) -> [Placeholder] {
    var values = found.filter { isValue($0) && !isExplained($0, bytes) }
    guard syntax == .chrome || syntax == .laravel else { return values }
    // Chrome takes names in any case; Laravel writes the value in that case.
    for index in values.indices {
      if case .name(let name) = values[index].reference { values[index].reference = .name(name.uppercased()) }
    }
    return values
  }

  /// Whether the file has the name in quotes: `'{name}'`.
  private static func isQuoted(_ placeholder: Placeholder, _ subject: Subject) -> Bool {
    guard isNamed(placeholder), let dialect = MessageDialect(subject.entry.syntax), dialect.hasQuotes else {
      return false
    }
    let written = [UInt8(ascii: "'")] + subject.bytes[placeholder.range]
    return holds(written, in: Array(subject.entry.text.utf8))
  }

  /// `{0}`: whatever is around it, it is the same value.
  private static func isNumberedInBraces(_ placeholder: Placeholder, _ bytes: [UInt8]) -> Bool {
    bytes[placeholder.range].first == UInt8(ascii: "{")
      && bytes.span.byte(placeholder.range.lowerBound + 1).isASCIIDigit
  }

  /// A text that another one includes, under a key that the source does not name. A translation without it may have its words
  /// written out.
  private mutating func compareNested(_ subject: Subject, _ source: SourceText) {
    let own = subject.placeholders.filter { $0.type == .nested }
    guard !own.isEmpty else { return }
    let wanted = source.placeholders.filter { $0.type == .nested }
    guard let first = wanted.first else { return }
    for placeholder in own where !wanted.contains(where: { $0.reference == placeholder.reference }) {
      differences.append(
        .width(placeholder, source: String(decoding: source.bytes[first.range], as: UTF8.self)))
    }
  }

  /// Whether the source itself has a broken placeholder, such as `%$1@`, whose meaning nobody knows.
  private static func isBroken(_ source: SourceText, _ syntax: Syntax) -> Bool {
    if OpenBraces.firstNumbered(in: source.bytes.span) != nil { return true }
    if syntax == .i18next { return OpenBraces.first(in: source.bytes.span) != nil }
    guard syntax == .apple || syntax == .printf else { return false }
    return holds([UInt8(ascii: "%"), UInt8(ascii: "$")], in: source.bytes) || holdsVariable(source.bytes)
  }

  /// Whether a text explains what its readers may type: `#{path}`. A number is a value after a number sign.
  private static func isExplained(_ placeholder: Placeholder, _ bytes: [UInt8]) -> Bool {
    guard case .name = placeholder.reference else { return false }
    let start = placeholder.range.lowerBound
    return start > 0 && start < bytes.count && bytes[start] == UInt8(ascii: "{")
      && bytes[start - 1] == UInt8(ascii: "#")
  }

  private static func isNamed(_ placeholder: Placeholder) -> Bool {
    if case .name = placeholder.reference { return true }
    return false
  }

  /// Whether a percent sign is not one of a pair.
  private static func hasBarePercent(_ text: [UInt8]) -> Bool {
    var index = 0
    while let sign = text[index...].firstIndex(of: UInt8(ascii: "%")) {
      guard sign + 1 < text.count, text[sign + 1] == UInt8(ascii: "%") else { return true }
      index = sign + 2
    }
    return false
  }

  /// - Parameters:
  ///   - translation: the text that has `own`.
  ///   - text: the form of the source that has its placeholder.
  private mutating func compare(
    _ own: Placeholder, _ translation: [UInt8], _ source: Placeholder, in text: [UInt8], syntax: Syntax
  ) {
    func written() -> String { String(decoding: text[source.range], as: UTF8.self) }
    if text[source.range].contains(UInt8(ascii: "$")), let meant = Self.beforeDollar(own, translation) {
      differences.append(.misplacedDollar(own, meant: meant))
    } else if Self.stopsJava(own, translation, syntax), !Self.stopsJava(source, text, syntax) {
      differences.append(.unreadable(own, source: written()))
    } else if Self.isSpaced(translation, own), !Self.isSpaced(text, source) {
      let stops = syntax == .android || syntax == .java
      differences.append(stops ? .spaced(own, source: written()) : .width(own, source: written()))
    } else if !own.type.takes(source.type) {
      // `%s` in Java writes any value, though maybe not in the intended form.
      let writesAny = own.type == .string && (syntax == .android || syntax == .java)
      differences.append(writesAny ? .form(own, source: written()) : .type(own, source: written()))
    } else if own.isUnescaped != source.isUnescaped {
      differences.append(.escaping(own, source: written()))
    } else if own.isLong != source.isLong, own.type == .integer, syntax == .apple || syntax == .printf {
      differences.append(.width(own, source: written()))
    } else if PlaceholderFormat.isLost(
      from: text.span.extracting(source.range), in: translation.span.extracting(own.range), syntax)
    {
      differences.append(.width(own, source: written()))
    }
  }

  /// The placeholder in another form of the source, and that form; the number of a plural is given to all its forms.
  private static func elsewhere(
    _ placeholder: Placeholder, _ source: SourceText, syntax: Syntax
  ) -> (Placeholder, text: [UInt8])? {
    guard source.forms.all.count > 1 else { return nil }
    var other: (Placeholder, text: [UInt8])?
    for form in source.forms.first {
      let found = placeholders(inSentence: form.text, syntax: syntax)
      if let match = partner(of: placeholder, in: found) {
        if placeholder.type.takes(match.type) { return (match, Array(form.text.utf8)) }
        if other == nil { other = (match, Array(form.text.utf8)) }
      }
      if case .name(let name) = placeholder.reference, form.variant.hasPrefix(name + ".") {
        return (Placeholder(range: 0..<0, reference: placeholder.reference, type: .any), [])
      }
    }
    return other
  }

  /// Whether the program gives a value for it.
  private static func isValue(_ placeholder: Placeholder) -> Bool {
    switch placeholder.type {
    case .literal, .nested, .variable: false
    default: placeholder.reference != .nothing && placeholder.reference != .name("arg")
    }
  }

  /// Whether there are parts with forms of their own (`%#@files@`, `%arg`).
  private static func hasParts(_ placeholders: [Placeholder]) -> Bool {
    placeholders.contains { $0.type == .variable || $0.reference == .name("arg") }
  }

  static func mayBeNumber(_ placeholder: Placeholder) -> Bool {
    switch placeholder.type {
    case .integer, .number, .any, .float, .string: true
    default: false
    }
  }
}
