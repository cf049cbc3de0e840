/// A line of a text, with what decides how it is segmented.
struct Line {
  /// UTF-8 offsets, the line feed included.
  let range: Range<Int>
  /// The first place where a sentence may end before the line does.
  let firstStop: Int?
  /// Whether there are bytes beyond ASCII.
  let isASCII: Bool
  /// Whether all scalars are plain, so that the line needs no ICU.
  let isPlain: Bool

  /// The line that begins at `start`.
  init(of text: Span<UInt8>, from start: Int) {
    var index = start
    var firstStop: Int?
    var isASCII = true
    scan: while index < text.count {
      let block = ByteBlock(text, at: index)
      var signs = block.signs
      while signs != 0 {
        let offset = signs.trailingZeroBitCount &>> 3
        signs &= signs &- 1
        switch block.byte(offset) {
        case 0x0A:
          index &+= offset &+ 1
          break scan
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), 0x0D:
          if firstStop == nil { firstStop = index &+ offset }
        case 0x80...:
          isASCII = false
        default:
          break
        }
      }
      index &+= 8
    }
    range = start..<min(index, text.count)
    self.firstStop = firstStop
    self.isASCII = isASCII
    isPlain = isASCII || Self.isPlain(text, range)
  }

  /// A whole text in one.
  init(all text: Span<UInt8>) {
    range = text.indices
    firstStop = 0
    isASCII = false
    isPlain = false
  }

  private static func isPlain(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] < 0x80 {
        index += 1
      } else {
        let length = PlainScalar.length(text, at: index)
        if length == 0 { return false }
        index += length
      }
    }
    return true
  }
}
