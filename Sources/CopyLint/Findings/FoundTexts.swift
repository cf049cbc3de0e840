import Readability

/// The texts of a file's findings, one after the other, UTF-8.
struct FoundTexts: Sendable {
  private var bytes: [UInt8] = []
  /// Where each text is that was added before, by its hash.
  private var places = HashTable<TextRef>()

  /// Bytes of all texts.
  var count: Int { bytes.count }

  mutating func add(_ text: Span<UInt8>) -> TextRef {
    if text.isEmpty { return .empty }
    let start = bytes.count
    bytes.append(copying: text)
    return TextRef(decoded: start..<bytes.count)
  }

  /// Adds a text unless it is there already.
  mutating func addOnce(_ text: Span<UInt8>) -> TextRef {
    let hash = max(1, byteHash(text))
    if let known = places[hash], bytes(known).equals(text) { return known }
    let place = add(text)
    places.set(place, for: hash)
    return place
  }

  mutating func addOnce(_ text: String) -> TextRef { addOnce(text.utf8.span) }

  /// Adds the texts of others, also those that are there already.
  ///
  /// - Returns: how far they are from where they were.
  mutating func append(_ other: FoundTexts) -> Int {
    let start = bytes.count
    bytes += other.bytes
    return start
  }

  @_lifetime(borrow self)
  func bytes(_ text: TextRef) -> Span<UInt8> { bytes.span.extracting(text.range) }

  func string(_ text: TextRef) -> String { text.count == 0 ? "" : String(copying: bytes(text)) }

  func string(_ text: TextRef?) -> String? { text.map { string($0) } }
}
