/// Where sentences end in text of plain scalars: the rules SB3 to SB11 of Unicode Standard Annex 29.
enum PlainSentences {
  /// The first boundary in `line`, whose end is one, after `start`, where no sentence ends before.
  static func boundary(_ text: Span<UInt8>, after start: Int, in line: Range<Int>) -> Int {
    var index = start
    while index < line.upperBound {
      let block = ByteBlock(text, at: index)
      var signs = block.signs
      while signs != 0 {
        let offset = signs.trailingZeroBitCount &>> 3
        let sign = index &+ offset
        guard sign < line.upperBound else { return line.upperBound }
        signs &= signs &- 1
        switch block.byte(offset) {
        case 0x0D:
          let next = sign + 1
          return next < line.upperBound && text[next] == 0x0A ? next + 1 : next
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
          if let end = boundary(text, stop: sign, in: line) { return end }
        default:
          break
        }
      }
      index &+= 8
    }
    return line.upperBound
  }

  /// Where the sentence that `stop` may end does end; nil when it goes on.
  private static func boundary(_ text: Span<UInt8>, stop: Int, in line: Range<Int>) -> Int? {
    // Nearly always: the end, or a space and a capital.
    let after = stop + 1
    guard after < line.upperBound else { return line.upperBound }
    if text[after] == UInt8(ascii: " "), after + 1 < line.upperBound, 0x41...0x5A ~= text[after + 1] {
      return after + 1
    }
    var index = skip(text, from: after, to: line.upperBound, .close)
    index = skip(text, from: index, to: line.upperBound, .space)
    guard index < line.upperBound else { return line.upperBound }
    let (next, length) = PlainScalar.sentenceBreak(text, at: index)
    switch next {
    case .lineEnd:
      // SB11, and SB3 for both bytes of a line end.
      let isPair = text[index] == 0x0D && index + 1 < line.upperBound && text[index + 1] == 0x0A
      return isPair ? index + 2 : index + length
    // SB8a
    case .goesOn, .fullStop, .stop:
      return nil
    // SB6
    case .digit where text[stop] == fullStop && index == stop + 1:
      return nil
    // SB7
    case .upper
    where text[stop] == fullStop && index == stop + 1 && endsInLetter(text, line.lowerBound..<stop):
      return nil
    default:
      return text[stop] == fullStop && isBeforeSmallLetter(text, index..<line.upperBound) ? nil : index
    }
  }

  /// SB8: whether the first letter is a small one, with nothing that ends a sentence before it.
  private static func isBeforeSmallLetter(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let (next, length) = PlainScalar.sentenceBreak(text, at: index)
      switch next {
      case .lower: return true
      case .upper, .lineEnd, .fullStop, .stop: return false
      case .digit, .space, .close, .goesOn, .other: index += length
      }
    }
    return false
  }

  private static func endsInLetter(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var start = range.upperBound - 1
    while start > range.lowerBound, text[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= range.lowerBound else { return false }
    let (last, _) = PlainScalar.sentenceBreak(text, at: start)
    return last == .upper || last == .lower
  }

  private static func skip(
    _ text: Span<UInt8>, from start: Int, to end: Int, _ skipped: PlainScalar.SentenceBreak
  ) -> Int {
    var index = start
    while index < end {
      let (next, length) = PlainScalar.sentenceBreak(text, at: index)
      guard next == skipped else { break }
      index += length
    }
    return index
  }

  private static let fullStop = UInt8(ascii: ".")
}
