/// Eight bytes of a text at once, the first in the lowest byte.
struct ByteBlock {
  private(set) var bytes: UInt64

  /// The bytes from `index` on; beyond the end of the text there are spaces.
  @inline(__always)
  init(_ text: Span<UInt8>, at index: Int) {
    if index &+ 8 <= text.count {
      bytes = Self.load(text, at: index)
    } else {
      bytes = Self.tail(text, at: index)
    }
  }

  /// How many ASCII letters the block begins with.
  @inline(__always)
  var letters: Int {
    let small = (bytes | Self.each(0x20)) & Self.each(0x7F)
    let fromA = small &+ Self.each(0x80 - 0x61)
    let pastZ = small &+ Self.each(0x80 - 0x7B)
    let isLetter = fromA & ~pastZ & ~bytes
    return (~isLetter & Self.each(0x80)).trailingZeroBitCount >> 3
  }

  /// The high bit of each byte below "@" that is not a space, and of each byte beyond ASCII: digits, line ends, nearly all
  /// punctuation.
  @inline(__always)
  var signs: UInt64 {
    let unlikeSpace = ((bytes ^ Self.each(0x20)) & Self.each(0x7F)) &+ Self.each(0x7F)
    return (unlikeSpace & ~(bytes << 1) | bytes) & Self.each(0x80)
  }

  /// The high bit of each byte that is `byte`.
  @inline(__always)
  func places(of byte: UInt8) -> UInt64 {
    let unlike = bytes ^ Self.each(UInt64(byte))
    return ~((unlike & Self.each(0x7F)) &+ Self.each(0x7F) | unlike) & Self.each(0x80)
  }

  /// The first `count` bytes, the others 0; `count` is less than 8.
  @inline(__always)
  func first(_ count: Int) -> UInt64 {
    bytes & (1 &<< (UInt64(truncatingIfNeeded: count) &* 8) &- 1)
  }

  /// The byte at `index`; for 8 the one at 0.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bytes &>> (UInt64(truncatingIfNeeded: index) &* 8))
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  @inline(__always)
  private static func load(_ text: Span<UInt8>, at index: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self))
  }

  private static func tail(_ text: Span<UInt8>, at index: Int) -> UInt64 {
    let missing = index &+ 8 &- text.count
    guard missing < 8 else { return each(0x20) }
    let spaces = each(0x20) &<< (UInt64(truncatingIfNeeded: 8 &- missing) &* 8)
    if text.count >= 8 {
      return load(text, at: text.count &- 8) &>> (UInt64(truncatingIfNeeded: missing) &* 8) | spaces
    }
    var bytes = spaces
    for offset in 0..<8 &- missing {
      bytes |= UInt64(text[index &+ offset]) &<< (UInt64(truncatingIfNeeded: offset) &* 8)
    }
    return bytes
  }
}
