/// Every neutral range has one of these bytes.
enum NeutralSigns {
  /// The next of them at `start` or later; the end when there is none.
  static func next(in text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index &+ 8 <= text.count {
      var marks = notWordBytes(text.word(at: index))
      while marks != 0 {
        let found = index &+ ByteWord.first(marks)
        if isSign(text[found]) { return found }
        marks &= marks &- 1
      }
      index &+= 8
    }
    while index < text.count, !isSign(text[index]) { index &+= 1 }
    return index
  }

  /// The high bit of each ASCII byte that is neither a letter nor a space.
  @inline(__always) private static func notWordBytes(_ word: UInt64) -> UInt64 {
    // Sums of seven bits stay within their byte.
    let low = word & ~ByteWord.highBits
    let small = low | ByteWord.filled(0x20)
    let fromA = small &+ ByteWord.filled(0x80 - 0x61)
    let beyondZ = small &+ ByteWord.filled(0x80 - 0x7B)
    let noSpace = (low ^ ByteWord.filled(0x20)) &+ ByteWord.filled(0x7F)
    return (~fromA | beyondZ) & noSpace & ~word & ByteWord.highBits
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: ":"),
      UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "`"),
      UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
