/// Finds the tokens of a text: ICU's words, joined where readers see one word, and the neutral ranges.
///
/// Joined are hyphenated words ("sign-in"), figures ("24/7", "12:30", "$5.99/mo", "50%") and words with a
/// symbol inside or after them ("AT&T", "C++", "I/O"). The full stop of an abbreviation stays outside.
struct TokenFinder: ~Copyable {
  private var breaks: BreakIterator
  private var mask = Mask()

  init(locale: String) throws(ICUError) {
    breaks = try BreakIterator(.word, locale: locale)
  }

  /// Appends the tokens of `text`, with their range, kind and `hyphenated`, in text order.
  mutating func find(
    in text: Span<UInt8>, neutral: [Range<Int>], into tokens: inout [Token]
  ) throws(ICUError) {
    if neutral.isEmpty {
      try breaks.segment(text)
    } else {
      mask.copy(text, neutral: neutral, as: Mask.separator)
      let masked = mask.bytes
      try breaks.segment(masked.span)
    }
    var joiner = TokenJoiner()
    var next = 0
    var start = 0
    for index in 0..<breaks.count {
      let end = breaks.end(index)
      let status = breaks.status(index)
      let segment = start..<end
      start = end
      while next < neutral.count, neutral[next].upperBound <= segment.lowerBound { next += 1 }
      if next < neutral.count, neutral[next].contains(segment.lowerBound) {
        if segment.lowerBound == neutral[next].lowerBound {
          joiner.addNeutral(neutral[next].clamped(to: 0..<text.count), into: &tokens)
        }
      } else if status.isNone {
        joiner.addSymbol(text, segment, into: &tokens)
      } else {
        joiner.addWord(text, segment, isNumber: status.isNumber, into: &tokens)
      }
    }
    joiner.finish(into: &tokens)
  }
}
