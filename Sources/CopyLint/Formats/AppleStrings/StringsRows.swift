/// Makes rows of the statements of an old-style file.
struct StringsRows {
  private let locale: UInt32
  private let localeSource: LocaleSource
  private let syntax: Syntax
  /// The decoded bytes of a text; a buffer to be used again.
  private var decoded: [UInt8] = []

  init(_ place: (name: String, source: LocaleSource), _ options: ReadingOptions, _ strings: inout StringSink)
  {
    locale = strings.index(ofLocale: place.name)
    localeSource = place.source
    syntax = options.syntax ?? .apple
  }

  /// Adds the current statement of `scanner`.
  ///
  /// - Parameter decodedKey: the key, where it has escapes.
  mutating func add(_ scanner: inout StringsScanner, decodedKey: [UInt8], to strings: inout StringSink) {
    let value = scanner.value ?? scanner.key
    var map = StringRow.nothing
    let text = value.hasEscapes ? decode(value, &scanner, &strings, &map) : TextRef(document: value.range)
    var row = StringRow(
      key: key(of: scanner, decodedKey, text, &strings), text: text, locale: locale,
      localeSource: localeSource,
      syntax: syntax)
    row.range = value.range
    row.map = map
    if scanner.value == nil { row.flags.remove(.fixable) }
    if !scanner.ownComments.isEmpty { row.comment = comment(of: scanner, on: text, &strings) }
    strings.add(row)
  }

  private mutating func decode(
    _ token: StringsScanner.Token, _ scanner: inout StringsScanner, _ strings: inout StringSink,
    _ map: inout Int32
  ) -> TextRef {
    decoded.removeAll(keepingCapacity: true)
    let own = scanner.decodeMapped(token, into: &decoded)
    if own != ByteMap(start: token.range.lowerBound) { map = strings.keep(own) }
    return strings.keep(decoded.span)
  }

  private func key(
    of scanner: StringsScanner, _ decodedKey: [UInt8], _ text: TextRef, _ strings: inout StringSink
  ) -> TextRef {
    if scanner.value == nil { return text }
    return scanner.key.hasEscapes ? strings.keep(decodedKey.span) : TextRef(document: scanner.key.range)
  }

  /// What the comments of the statement say.
  private func comment(
    of scanner: StringsScanner, on text: TextRef, _ strings: inout StringSink
  ) -> TextRef {
    if scanner.ownComments.count == 1, let line = commentLine(scanner.ownComments[0], in: scanner.bytes) {
      return meaningfulComment(line, in: scanner.bytes, for: strings.bytes(text))
        ? TextRef(document: line) : .none
    }
    return strings.keep(
      meaningfulComment(scanner.ownComments, in: scanner.bytes, for: String(copying: strings.bytes(text))))
  }
}
