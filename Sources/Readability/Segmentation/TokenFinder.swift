/// Finds the tokens of a text: Unicode's words, joined where readers see one word, and the neutral ranges.
///
/// Joined are hyphenated words ("sign-in"), figures ("24/7", "12:30", "$5.99/mo", "50%") and words with a
/// symbol inside or after them ("AT&T", "C++", "I/O"). The period of an abbreviation stays outside.
struct TokenFinder: ~Copyable {
  private let locale: String
  /// ICU's, from the first line on that is not plain.
  private var breaks: BreakIterator?
  private var mask = Mask()
  private var joiner = TokenJoiner()
  /// The neutral range that comes next.
  private var next = 0

  init(locale: String) {
    self.locale = locale
  }

  /// Starts with a text.
  mutating func begin() {
    joiner = TokenJoiner()
    next = 0
  }

  /// Gives `tally` the tokens of a line, with their range, kind and `hyphenated`, in text order.
  ///
  /// - Parameter usesICU: whether ICU finds the boundaries, whatever the line holds.
  mutating func add(
    _ line: Line, of text: Span<UInt8>, neutral: [Range<Int>], usesICU: Bool, into tally: inout Tally
  ) throws(ICUError) {
    if line.isPlain, !usesICU {
      addPlain(line.range, of: text, neutral, &tally)
    } else {
      try addWithICU(line.range, of: text, neutral, &tally)
    }
  }

  private mutating func addPlain(
    _ line: Range<Int>, of text: Span<UInt8>, _ neutral: [Range<Int>], _ tally: inout Tally
  ) {
    var start = line.lowerBound
    while next < neutral.count, neutral[next].lowerBound < line.upperBound {
      let range = neutral[next].clamped(to: 0..<text.count)
      next += 1
      if range.isEmpty { continue }
      if start < range.lowerBound {
        joiner.addPlainText(text, start..<range.lowerBound, into: &tally)
      }
      joiner.addNeutral(text, range, into: &tally)
      start = range.upperBound
    }
    if start < line.upperBound {
      joiner.addPlainText(text, start..<line.upperBound, into: &tally)
    }
  }

  private mutating func addWithICU(
    _ line: Range<Int>, of text: Span<UInt8>, _ neutral: [Range<Int>], _ tally: inout Tally
  ) throws(ICUError) {
    if breaks == nil { breaks = try BreakIterator(.word, locale: locale) }
    if next < neutral.count, neutral[next].lowerBound < line.upperBound {
      mask.copy(text.extracting(line))
      for index in next..<neutral.count {
        guard neutral[index].lowerBound < line.upperBound else { break }
        let range = neutral[index].clamped(to: line)
        mask.replace(
          range.lowerBound - line.lowerBound..<range.upperBound - line.lowerBound, by: Mask.separator)
      }
      let masked = mask.bytes
      try breaks?.segment(masked.span)
    } else {
      try breaks?.segment(text.extracting(line))
    }
    var start = line.lowerBound
    for index in 0..<(breaks?.count ?? 0) {
      let end = line.lowerBound + (breaks?.end(index) ?? 0)
      let status = breaks?.status(index) ?? WordStatus(rawValue: 0)
      let segment = start..<end
      start = end
      while next < neutral.count, neutral[next].upperBound <= segment.lowerBound { next += 1 }
      if next < neutral.count, neutral[next].contains(segment.lowerBound) {
        if segment.lowerBound == neutral[next].lowerBound {
          joiner.addNeutral(text, neutral[next].clamped(to: 0..<text.count), into: &tally)
        }
      } else if status.isNone {
        joiner.addSymbol(text, segment, into: &tally)
      } else {
        joiner.addWord(text, segment, isNumber: status.isNumber, into: &tally)
      }
    }
    joiner.finish(text, into: &tally)
    while next < neutral.count, neutral[next].upperBound <= line.upperBound { next += 1 }
  }
}
