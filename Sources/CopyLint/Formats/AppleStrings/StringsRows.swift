/// Makes rows of the statements of an old-style file.
struct StringsRows {
  private let locale: UInt32
  private let localeSource: LocaleSource
  private let syntax: Syntax
  /// What is decoded of a text, to be used again.
  private var decoded: [UInt8] = []

  init(_ place: (name: String, source: LocaleSource), _ options: ReadingOptions, _ strings: inout StringSink)
  {
    locale = strings.index(ofLocale: place.name)
    localeSource = place.source
    syntax = options.syntax ?? .apple
    // A guess that most files stay below: what grows is copied each time.
    strings.rows.reserveCapacity(strings.document.count / 64)
  }

  /// Adds the present statement of `scanner`.
  ///
  /// - Returns: its key.
  mutating func add(_ scanner: inout StringsScanner, to strings: inout StringSink) -> TextRef {
    let key = key(of: &scanner, &strings)
    let value = scanner.value ?? scanner.key
    var map = StringRow.nothing
    let text =
      value.hasEscapes ? decode(value, &scanner, &strings, &map) : TextRef(document: value.range)
    var row = StringRow(key: key, text: text, locale: locale, localeSource: localeSource, syntax: syntax)
    row.range = value.range
    row.map = map
    if scanner.value == nil { row.flags.remove(.fixable) }
    if !scanner.ownComments.isEmpty { row.comment = comment(of: scanner, on: text, &strings) }
    strings.add(row)
    return key
  }

  private mutating func decode(
    _ token: StringsScanner.Token, _ scanner: inout StringsScanner, _ strings: inout StringSink,
    _ map: inout Int32
  ) -> TextRef {
    decoded.removeAll(keepingCapacity: true)
    let own = scanner.decodeMapped(token, into: &decoded)
    map = strings.keep(own, at: token.range)
    return strings.keep(decoded.span)
  }

  private mutating func key(of scanner: inout StringsScanner, _ strings: inout StringSink) -> TextRef {
    guard scanner.key.hasEscapes else { return TextRef(document: scanner.key.range) }
    decoded.removeAll(keepingCapacity: true)
    scanner.decode(scanner.key, into: &decoded)
    return strings.keep(decoded.span)
  }

  /// What the comments of the statement say.
  private func comment(
    of scanner: borrowing StringsScanner, on text: TextRef, _ strings: inout StringSink
  ) -> TextRef {
    if scanner.ownComments.count == 1, let line = commentLine(scanner.ownComments[0], in: scanner.bytes.span)
    {
      return meaningfulComment(scanner.bytes.span.extracting(line), for: strings.bytes(text))
        ? TextRef(document: line) : .none
    }
    return strings.keep(
      meaningfulComment(scanner.ownComments, in: scanner.bytes, for: String(copying: strings.bytes(text))))
  }
}
