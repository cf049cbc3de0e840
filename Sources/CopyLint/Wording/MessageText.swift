/// A message in the making, in one buffer: a file may have tens of thousands, and a string of strings is made anew for
/// each of its parts.
struct MessageText {
  private var bytes: [UInt8] = []

  /// Bytes of most messages.
  private static let typical = 120

  init() {
    bytes.reserveCapacity(Self.typical)
  }

  mutating func add(_ text: String) { bytes.append(text: text) }

  /// Adds found text as `quoted` shows it.
  mutating func addQuoted(_ text: String) {
    if Self.isShown(text.utf8.span) {
      add("“")
      add(text)
      add("”")
    } else {
      add(quoted(text))
    }
  }

  /// Adds a piece of a text as `quoted` shows it.
  ///
  /// - Parameter range: UTF-8 offsets in `text`.
  mutating func addQuoted(_ text: [UInt8], _ range: Range<Int>) {
    if Self.isShown(text.span.extracting(range)) {
      add("“")
      bytes.append(contentsOf: text[range])
      add("”")
    } else {
      add(quoted(String(decoding: text[range], as: UTF8.self)))
    }
  }

  /// Adds pieces of a text, quoted: “one”, “two” and “three”.
  mutating func addList(_ ranges: [Range<Int>], of text: [UInt8]) {
    for (number, range) in ranges.enumerated() {
      if number > 0 { add(number == ranges.count - 1 ? " and " : ", ") }
      addQuoted(text, range)
    }
  }

  /// Whether `quoted` shows it as it is.
  private static func isShown(_ text: Span<UInt8>) -> Bool {
    guard text.count <= quotedLimit else { return false }
    for index in text.indices where text[index] < 0x20 || text[index] == 0x7F { return false }
    return true
  }

  /// Whether it has at most this many characters.
  func isWithin(_ characters: Int) -> Bool { bytes.count <= characters || text.count <= characters }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
