/// Goes over the statements of an old-style file, and finds keys that come twice.
struct StringsWalk {
  /// At the current statement.
  var scanner: StringsScanner
  /// The key, where it has escapes.
  private(set) var decodedKey: [UInt8] = []
  private var keys: DuplicateKeys
  private var duplicates: [Problem] = []
  private let locale: String

  init(_ document: Document, locale: String) {
    scanner = StringsScanner(document: document)
    keys = DuplicateKeys(documentSize: document.bytes.count)
    self.locale = locale
  }

  /// Goes to the next statement with a text; false at the end.
  mutating func next() -> Bool {
    guard scanner.next() else { return false }
    let hash: UInt64
    if scanner.key.hasEscapes {
      decodedKey.removeAll(keepingCapacity: true)
      scanner.decode(scanner.key, into: &decodedKey)
      hash = byteHash(decodedKey.span)
    } else {
      hash = byteHash(scanner.bytes.span.extracting(scanner.key.range))
    }
    if !keys.insert(hash) {
      duplicates.append(DuplicateKeys.problem(key, at: scanner.key.range, locale: locale))
    }
    return true
  }

  /// The key of the statement.
  private var key: String {
    String(
      decoding: scanner.key.hasEscapes ? decodedKey[...] : scanner.bytes[scanner.key.range], as: UTF8.self)
  }

  /// What was wrong, in file order.
  func problems() -> [Problem] {
    (duplicates + scanner.faults + scanner.unknownEscapes)
      .sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }
}
