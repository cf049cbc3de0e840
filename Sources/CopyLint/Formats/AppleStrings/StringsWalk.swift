/// Goes over the statements of an old-style file, and finds keys that come twice.
struct StringsWalk {
  /// At the present statement.
  private(set) var scanner: StringsScanner
  /// The key, where it has escapes.
  private var decodedKey: [UInt8] = []
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
  var key: String {
    String(
      decoding: scanner.key.hasEscapes ? decodedKey[...] : scanner.bytes[scanner.key.range], as: UTF8.self)
  }

  /// The string that stands for the text: the value, or the key when it is its own value.
  var text: StringsScanner.Token { scanner.value ?? scanner.key }

  mutating func decodeText() -> (text: String, map: ByteMap) { scanner.decode(text) }

  /// Puts key and text in place of `bytes`, when one of them has escapes.
  ///
  /// - Returns: where the text begins in them; nil when key and text stand in the document as they are.
  mutating func decode(into bytes: inout [UInt8]) -> Int? {
    guard scanner.key.hasEscapes || text.hasEscapes else { return nil }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: scanner.key.hasEscapes ? decodedKey[...] : scanner.bytes[scanner.key.range])
    let start = bytes.count
    scanner.decode(text, into: &bytes)
    return start
  }

  /// Lends the comments of the statement, and takes them back, so that no array is shared and copied.
  mutating func exchangeComments(with comments: inout [Range<Int>]) {
    scanner.exchangeComments(with: &comments)
  }

  /// What was wrong, in file order.
  func problems() -> [Problem] {
    (duplicates + scanner.faults + scanner.unknownEscapes)
      .sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }
}
