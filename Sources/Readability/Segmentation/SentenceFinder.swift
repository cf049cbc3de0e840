/// Finds where sentences end: Unicode's boundaries without the false ones, and those that Unicode does not see.
struct SentenceFinder: ~Copyable {
  private let locale: String
  private let abbreviations: Abbreviations?
  /// Made at the first period.
  private var filter: WordFilter?
  /// ICU's, from the first line on that is not plain.
  private var breaks: BreakIterator?

  private var start = 0
  /// Whether no boundary since `start` was false.
  private var isFirst = true

  init(locale: String, language: String) {
    self.locale = locale
    abbreviations = Abbreviations(language: language)
  }

  /// Starts with a text.
  mutating func begin() {
    start = 0
    isFirst = true
  }

  /// Gives `tally` the ends of the sentences of a line.
  ///
  /// - Parameters:
  ///   - source: `text`, where each neutral range reads as a capital letter, and a tag as what it does to sentences.
  ///   - usesICU: whether ICU finds the boundaries, whatever the line holds.
  mutating func add(
    _ line: Line, of text: Span<UInt8>, as source: Span<UInt8>, neutral: [Range<Int>], usesICU: Bool,
    into tally: inout Tally
  ) throws(ICUError) {
    if line.isPlain, !usesICU {
      var start = line.firstStop ?? line.range.upperBound
      repeat {
        let end = PlainSentences.boundary(source, after: start, in: line.range)
        take(end, in: line, of: text, as: source, neutral, &tally)
        start = end
      } while start < line.range.upperBound
      return
    }
    if breaks == nil { breaks = try BreakIterator(.sentence, locale: locale) }
    try breaks?.segment(source.extracting(line.range))
    for index in 0..<(breaks?.count ?? 0) {
      let end = line.range.lowerBound + (breaks?.end(index) ?? 0)
      take(end, in: line, of: text, as: source, neutral, &tally)
    }
  }

  /// Takes a boundary.
  private mutating func take(
    _ end: Int, in line: Line, of text: Span<UInt8>, as source: Span<UInt8>, _ neutral: [Range<Int>],
    _ tally: inout Tally
  ) {
    let piece = start..<end
    if end < text.count, isFalse(text, source, piece, neutral) {
      isFirst = false
      return
    }
    addHouseBreaks(text, source, piece, neutral, &tally)
    tally.appendEnd(end)
    start = end
    isFirst = true
  }

  /// Whether no sentence ends where `piece` does.
  private mutating func isFalse(
    _ text: Span<UInt8>, _ source: Span<UInt8>, _ piece: Range<Int>, _ neutral: [Range<Int>]
  ) -> Bool {
    let end = piece.upperBound
    var mark = end - 1
    while mark > piece.lowerBound {
      let space = spaceLength(source, endingAt: mark)
      if space == 0 { break }
      // A new line always ends a sentence.
      if isNewline(source[mark]) { return false }
      mark -= space
    }
    switch text[mark] {
    case UInt8(ascii: "."):
      // "2.%@", "page.Title": a period in the middle of something.
      if mark == end - 1 { return true }
      if isFirst, isListNumber(text, piece.lowerBound..<mark) { return true }
      guard let abbreviations else { return false }
      if filter == nil { filter = abbreviations.filter }
      guard let filter else { return false }
      let next = afterTags(text, end, neutral)
      return abbreviations.suppress(
        text, stop: mark, next: next,
        nextIsNeutral: next == text.count || neutralRange(at: next, neutral) != nil,
        filter: filter)
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      return abbreviations?.isPartOfName(text, mark: mark) ?? false
    default:
      return false
    }
  }

  /// Bytes of the white space whose last byte is at `index`: of a control, a space, U+00A0, U+2009 or U+202F.
  private func spaceLength(_ text: Span<UInt8>, endingAt index: Int) -> Int {
    let byte = text[index]
    if byte <= 0x20 { return 1 }
    if byte == 0xA0, index > 0, text[index - 1] == 0xC2 { return 2 }
    guard byte == 0xAF || byte == 0x89, index > 1 else { return 0 }
    return text[index - 1] == 0x80 && text[index - 2] == 0xE2 ? 3 : 0
  }

  /// "1." or "12." before what it numbers.
  private func isListNumber(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var digits = 0
    for index in range where text[index] > 0x20 {
      guard isDigit(text[index]) else { return false }
      digits += 1
    }
    return digits > 0 && digits <= 3
  }

  /// Adds the ends that Unicode's rules lack but readers see. "Loading… Please wait": a capital follows an ellipsis.
  /// "It's saved. iOS will ask": the name has a small first letter wherever it is. "And so on. 6/8 is special." "you are
  /// offline. try again": no letter of the text is big. "Enter the name of a user.Then go on": a space is missing.
  private mutating func addHouseBreaks(
    _ text: Span<UInt8>, _ source: Span<UInt8>, _ range: Range<Int>, _ neutral: [Range<Int>],
    _ tally: inout Tally
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      var signs = ByteBlock(source, at: index).signs
      while signs != 0 {
        let sign = index + signs.trailingZeroBitCount >> 3
        signs &= signs - 1
        guard sign + 3 < range.upperBound else { return }
        switch source[sign] {
        case 0xE2 where source[sign + 1] == 0x80 && source[sign + 2] == 0xA6:
          let next = skipSpaces(source, from: sign + 3, to: range.upperBound)
          guard next > sign + 3, next < range.upperBound else { continue }
          if isNeutral(next, neutral) || NameWithSmallLetter.begins(source, at: next)
            || CharacterClass(decodeScalar(source, at: next).scalar) == .uppercase
          {
            tally.appendEnd(next)
          }
        case UInt8(ascii: "."):
          let close = skipQuotationMark(source, from: sign + 1)
          let next = skipSpaces(source, from: close, to: range.upperBound)
          if next == sign + 1, lacksSpace(source, sign, in: range) {
            tally.appendEnd(next)
            continue
          }
          // “… 2 for 2/2 and so on. 6/8 is a bit special”: Unicode reads on where a small letter follows the figure.
          guard next > close, next < range.upperBound,
            NameWithSmallLetter.begins(source, at: next)
              || (isDigit(source[next]) || isSmall(source[next]) && beginsSmall(source, range))
                && endsWord(source, sign, from: range.lowerBound),
            !isFalse(text, source, range.lowerBound..<next, neutral)
          else { continue }
          tally.appendEnd(next)
        default:
          break
        }
      }
      index += 8
    }
  }

  /// Whether a word of two letters or more is before the period: not “2. 5”, nor “e.g. 160” in a text whose language doesn't
  /// know it.
  private func endsWord(_ text: Span<UInt8>, _ period: Int, from start: Int) -> Bool {
    period - 2 >= start && isLetter(text[period - 1]) && isLetter(text[period - 2])
  }

  /// Whether the first letter of the text is small: then those of other sentences may be, too.
  private func beginsSmall(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.lowerBound == 0, abbreviations != nil, !NameWithSmallLetter.begins(text, at: 0) else {
      return false
    }
    // Only near the beginning, as this is asked at each period.
    for index in range.prefix(16) where isLetter(text[index]) { return isSmall(text[index]) }
    return false
  }

  /// Whether a space was forgotten after a period. In a short text, “page.Title” may be a name of the code.
  private func lacksSpace(_ text: Span<UInt8>, _ period: Int, in range: Range<Int>) -> Bool {
    let next = period + 1
    guard period - Self.longEnough >= range.lowerBound, next + Self.longEnough <= range.upperBound,
      isSmall(text[period - 1]), isSmall(text[period - 2]), !isSmall(text[next]), isLetter(text[next]),
      isSmall(text[next + 1])
    else { return false }
    // “the.Net framework”, “Set page.Title.Text”: a word of small letters before, and another behind.
    var start = period - 1
    while start > range.lowerBound, isLetter(text[start - 1]) { start -= 1 }
    var end = next
    while end < range.upperBound, isLetter(text[end]) { end += 1 }
    guard start > range.lowerBound, end < range.upperBound else { return false }
    return isSmall(text[start]) && text[start - 1] == UInt8(ascii: " ") && period - start > 2
      && text[end] == UInt8(ascii: " ")
  }

  /// Bytes of a sentence that is surely one.
  private static let longEnough = 24

  /// After the quotation mark at `index`, if one is there: ASCII's or “”.
  private func skipQuotationMark(_ text: Span<UInt8>, from index: Int) -> Int {
    if text[index] == UInt8(ascii: "\"") { return index + 1 }
    guard index + 2 < text.count, text[index] == 0xE2, text[index + 1] == 0x80, text[index + 2] == 0x9D
    else { return index }
    return index + 3
  }

  private func skipSpaces(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, text[index] <= 0x20 { index += 1 }
    return index
  }

  /// Whether the byte at `index` is in one of the ranges, which are in order.
  private func isNeutral(_ index: Int, _ neutral: [Range<Int>]) -> Bool {
    neutralRange(at: index, neutral) != nil
  }

  private func neutralRange(at index: Int, _ neutral: [Range<Int>]) -> Range<Int>? {
    var lower = 0
    var upper = neutral.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if neutral[middle].upperBound <= index { lower = middle + 1 } else { upper = middle }
    }
    return lower < neutral.count && neutral[lower].contains(index) ? neutral[lower] : nil
  }

  /// `index`, or where the words of a link begin whose tag is there: “etc. <a href="…">Learn more</a>”.
  private func afterTags(_ text: Span<UInt8>, _ index: Int, _ neutral: [Range<Int>]) -> Int {
    var index = index
    while index < text.count, text[index] == UInt8(ascii: "<"), let tag = neutralRange(at: index, neutral) {
      index = tag.upperBound
    }
    return index
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte >= 0x0A && byte <= 0x0D }
}
