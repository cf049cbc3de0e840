/// Eight bytes looked at together.
enum ByteWord {
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Eight times `byte`.
  @inline(__always) static func filled(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Bytes below 0x80 that are 0 get their high bit set. Those after the first such byte may get it too, and so may
  /// those from 0x80 on; the other bits mean nothing.
  @inline(__always) static func zeros(_ word: UInt64) -> UInt64 { word &- 0x0101_0101_0101_0101 }

  /// The high bits of bytes below 0x20, and of some that come after one.
  @inline(__always) static func mayBeControls(_ word: UInt64) -> UInt64 {
    (word &- filled(0x20)) & ~word & highBits
  }

  /// Whether all bytes are letters and signs of ASCII; false for some words that are, too.
  @inline(__always) static func isPlain(_ word: UInt64) -> Bool {
    (mayBeControls(word) | zeros(word ^ filled(0x7F)) | word) & highBits == 0
  }

  /// The high bits of lowercase letters of ASCII.
  @inline(__always) static func smallLetters(_ word: UInt64) -> UInt64 {
    let low = word & ~highBits
    let isFromA = low &+ filled(0x80 - UInt8(ascii: "a"))
    let isBehindZ = low &+ filled(0x7F - UInt8(ascii: "z"))
    return isFromA & ~isBehindZ & ~word & highBits
  }

  /// The high bits of digits of ASCII.
  @inline(__always) static func digits(_ word: UInt64) -> UInt64 {
    let low = word & ~highBits
    let isFrom0 = low &+ filled(0x80 - UInt8(ascii: "0"))
    let isBehind9 = low &+ filled(0x7F - UInt8(ascii: "9"))
    return isFrom0 & ~isBehind9 & ~word & highBits
  }

  /// The high bits of letters, digits and low lines of ASCII, and of all bytes from 0x80 on: what names are made of.
  @inline(__always) static func partsOfNames(_ word: UInt64) -> UInt64 {
    let line = word ^ filled(UInt8(ascii: "_"))
    let isOther = ((line & ~highBits) &+ filled(0x7F)) | line
    return (smallLetters(word | filled(0x20)) | digits(word) | ~isOther | word) & highBits
  }

  /// The first byte, from 0, that a mask of high bits marks.
  @inline(__always) static func first(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }
}

extension Span<UInt8> {
  /// The eight bytes from `index` on, the first one lowest. Not checked: `index + 8` is `count` at most.
  @inline(__always) func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self))
  }

  /// The bytes from `index` on, which are fewer than eight, the last one lowest, with spaces before them.
  func lastWord(from index: Int) -> UInt64 {
    var word = ByteWord.filled(0x20)
    for index in index..<count { word = word << 8 | UInt64(self[index]) }
    return word
  }
}
