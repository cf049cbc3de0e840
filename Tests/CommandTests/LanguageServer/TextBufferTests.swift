import Testing

@testable import copy_lint

@Suite struct TextBufferTests {
  /// “é” is 2 bytes and 1 unit of UTF-16, “😀” 4 and 2. A place within a character is its start.
  @Test(arguments: [
    (0, 0, 0, 0), (0, 1, 1, 1), (0, 2, 3, 1), (0, 3, 3, 3), (0, 4, 7, 3), (0, 5, 8, 3), (0, 6, 8, 3),
    (0, 7, 8, 7),
    (0, 99, 8, 8), (1, 0, 10, 10), (1, 5, 11, 11), (2, 0, 12, 12), (3, 0, 13, 13), (3, 1, 14, 14),
    (4, 0, 14, 14),
    (99, 0, 14, 14), (-1, 3, 0, 0), (1, -1, 10, 10),
  ])
  func `finds the byte of a place`(line: Int, character: Int, utf16: Int, utf8: Int) {
    let text = TextBuffer("aé😀b\r\nc\n\nx")
    let place = Position(line: line, character: character)
    #expect(text.offset(of: place, .utf16) == utf16)
    #expect(text.offset(of: place, .utf8) == utf8)
  }

  @Test func `knows its lines after any change as after reading it anew`() {
    var random = SplitMix(seed: 3)
    let pieces = ["", "a", "\r", "\n", "\r\n", "é", "😀", "bc\nd\r\n", "\n\r", "\u{2028}"]
    for _ in 0..<200 {
      var buffer = TextBuffer("")
      for _ in 0..<40 {
        let scalars = Array(String(decoding: buffer.bytes, as: UTF8.self).unicodeScalars)
        let first = random.below(scalars.count + 1)
        let last = first + random.below(min(4, scalars.count - first + 1))
        let lower = scalars[..<first].reduce(0) { $0 + String($1).utf8.count }
        let upper = lower + scalars[first..<last].reduce(0) { $0 + String($1).utf8.count }
        buffer.replace(lower..<upper, with: pieces[random.below(pieces.count)])
        let new = TextBuffer(String(decoding: buffer.bytes, as: UTF8.self))
        #expect((0..<buffer.lineCount).map(buffer.start(of:)) == (0..<new.lineCount).map(new.start(of:)))
        var walk = PositionWalk(buffer, .utf16)
        for offset in 0...buffer.bytes.count
        where offset == buffer.bytes.count || buffer.bytes[offset] & 0xC0 != 0x80 {
          let position = walk.position(of: offset)
          // A place between the two bytes of a line end is its start.
          let isInside =
            offset > 0 && offset < buffer.bytes.count && buffer.bytes[offset - 1] == 0x0D
            && buffer.bytes[offset] == 0x0A
          #expect(buffer.offset(of: position, .utf16) == (isInside ? offset - 1 : offset))
        }
      }
    }
  }
}

/// Sebastiano Vigna's generator: the same numbers each time.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }
}
