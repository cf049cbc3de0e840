/// Where a text is: a piece of the document, or of the texts that a reader had to decode or join.
struct TextRef: BitwiseCopyable, Sendable, Hashable {
  private var start: UInt32
  /// UTF-8 bytes; the highest bit says that the text was decoded.
  private var bits: UInt32

  private static let decodedBit: UInt32 = 1 << 31
  /// Instead of a text, where there need not be one.
  static let none = TextRef(start: .max, bits: .max)
  /// A text without a byte.
  static let empty = TextRef(start: 0, bits: 0)

  private init(start: UInt32, bits: UInt32) {
    self.start = start
    self.bits = bits
  }

  /// A text that appears in the document verbatim.
  init(document range: Range<Int>) {
    start = UInt32(range.lowerBound)
    bits = UInt32(range.count)
  }

  /// A text that was decoded.
  init(decoded range: Range<Int>) {
    start = UInt32(range.lowerBound)
    bits = UInt32(range.count) | Self.decodedBit
  }

  /// Where a text is once the texts were put after others; nothing and an empty text stay what they are.
  func moved(by offset: Int) -> TextRef {
    count == 0 || isNone ? self : TextRef(start: start + UInt32(offset), bits: bits)
  }

  var isNone: Bool { self == .none }
  var isDecoded: Bool { bits & Self.decodedBit != 0 }
  /// UTF-8 bytes.
  var count: Int { Int(bits & ~Self.decodedBit) }
  /// `count`; 0 where there is no text.
  var length: Int { isNone ? 0 : count }
  /// Offsets in the document or in the decoded texts.
  var range: Range<Int> { Int(start)..<Int(start) + count }
}
