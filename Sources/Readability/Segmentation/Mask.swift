/// A copy of a text in which the neutral ranges read as something else, byte for byte.
struct Mask {
  private(set) var bytes: [UInt8] = []

  /// A capital letter: a sentence may start with it.
  static let capital = UInt8(ascii: "X")
  /// A vertical tab: never part of a word, nor, as a line feed would be, of the line end before it.
  static let separator: UInt8 = 0x0B

  /// Replaces the copy by `text` with each byte of `neutral` read as `replacement`.
  mutating func copy(_ text: Span<UInt8>, neutral: [Range<Int>], as replacement: UInt8) {
    copy(text)
    for range in neutral { replace(range, by: replacement) }
  }

  /// Replaces the copy by `text`.
  mutating func copy(_ text: Span<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func replace(_ range: Range<Int>, by replacement: UInt8) {
    for index in range.clamped(to: 0..<bytes.count) { bytes[index] = replacement }
  }
}
