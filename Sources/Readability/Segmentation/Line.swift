/// A line of a text, with what decides how it is segmented.
struct Line {
  /// UTF-8 offsets, the line feed included.
  let range: Range<Int>
  /// Whether a sentence may end before the line does.
  let hasStops: Bool
  /// Whether there are bytes beyond ASCII.
  let isASCII: Bool
  /// Whether all scalars are plain, so that the line needs no ICU.
  let isPlain: Bool

  /// The line that begins at `start`.
  init(of text: Span<UInt8>, from start: Int) {
    var index = start
    var hasStops = false
    var isASCII = true
    scan: while index < text.count {
      var signs = ByteBlock(text, at: index).signs
      while signs != 0 {
        let sign = index + signs.trailingZeroBitCount >> 3
        guard sign < text.count else { break }
        signs &= signs &- 1
        switch text[sign] {
        case 0x0A:
          index = sign + 1
          break scan
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), 0x0D:
          hasStops = true
        case 0x80...:
          isASCII = false
        default:
          break
        }
      }
      index += 8
    }
    range = start..<min(index, text.count)
    self.hasStops = hasStops
    self.isASCII = isASCII
    isPlain = isASCII || Self.isPlain(text, range)
  }

  /// A whole text in one.
  init(all text: Span<UInt8>) {
    range = text.indices
    hasStops = true
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
