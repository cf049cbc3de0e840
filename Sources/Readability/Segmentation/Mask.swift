/// A copy of a text in which the neutral ranges read as something else, byte for byte.
struct Mask {
  private(set) var bytes: [UInt8] = []

  /// A capital letter: a sentence may start with it.
  static let capital = UInt8(ascii: "X")
  /// A line feed: never part of a word.
  static let separator = UInt8(ascii: "\n")

  /// Replaces the copy by `text` with each byte of `neutral` read as `replacement`.
  mutating func copy(_ text: Span<UInt8>, neutral: [Range<Int>], as replacement: UInt8) {
    bytes.removeAll(keepingCapacity: true)
    bytes.reserveCapacity(text.count)
    for index in text.indices { bytes.append(text[index]) }
    for range in neutral { replace(range, by: replacement) }
  }

  mutating func replace(_ range: Range<Int>, by replacement: UInt8) {
    for index in range.clamped(to: 0..<bytes.count) { bytes[index] = replacement }
  }
}
