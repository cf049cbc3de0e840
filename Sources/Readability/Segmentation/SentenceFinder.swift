/// Finds where sentences end: ICU's boundaries without the false ones, and those that ICU does not see.
struct SentenceFinder: ~Copyable {
  private var breaks: BreakIterator
  private var mask = Mask()
  private let abbreviations: Abbreviations?

  /// UTF-8 offsets where the sentences of the last text end, white space included.
  private(set) var ends: [Int] = []

  init(locale: String, language: String) throws(ICUError) {
    breaks = try BreakIterator(.sentence, locale: locale)
    abbreviations = Abbreviations(language: language)
  }

  /// Finds the sentences of `text`, where each neutral range reads as a capital letter, and a tag
  /// as what it does to sentences.
  mutating func find(in text: Span<UInt8>, neutral: [Range<Int>]) throws(ICUError) {
    ends.removeAll(keepingCapacity: true)
    if neutral.isEmpty {
      try breaks.segment(text)
      collect(text, neutral)
    } else {
      mask.copy(text, neutral: neutral, as: Mask.capital)
      mask.readTags(of: text, neutral: neutral)
      let masked = mask.bytes
      try breaks.segment(masked.span)
      collect(text, neutral)
    }
  }

  private mutating func collect(_ text: Span<UInt8>, _ neutral: [Range<Int>]) {
    var start = 0
    var isFirst = true
    for index in 0..<breaks.count {
      let end = breaks.end(index)
      let piece = start..<end
      if end < text.count, isFalse(text, piece, isFirst: isFirst, nextIsNeutral: isNeutral(end, neutral)) {
        isFirst = false
        continue
      }
      addEllipsisBreaks(text, piece, neutral)
      ends.append(end)
      start = end
      isFirst = true
    }
  }

  /// Whether no sentence ends where `piece` does. `isFirst`: no other boundary was false since its start.
  private func isFalse(_ text: Span<UInt8>, _ piece: Range<Int>, isFirst: Bool, nextIsNeutral: Bool) -> Bool {
    let end = piece.upperBound
    var mark = end - 1
    while mark > piece.lowerBound {
      let space = spaceLength(text, endingAt: mark)
      if space == 0 { break }
      // A new line always ends a sentence.
      if isNewline(text[mark]) { return false }
      mark -= space
    }
    switch text[mark] {
    case UInt8(ascii: "."):
      // "2.%@", "page.Title": a full stop in the midst of something.
      if mark == end - 1 { return true }
      if isFirst, isListNumber(text, piece.lowerBound..<mark) { return true }
      return abbreviations?.suppress(text, stop: mark, next: end, nextIsNeutral: nextIsNeutral) ?? false
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

  /// "Loading… Please wait": for Unicode the ellipsis U+2026 ends no sentence, for readers it does where a
  /// capital follows.
  private mutating func addEllipsisBreaks(
    _ text: Span<UInt8>, _ range: Range<Int>, _ neutral: [Range<Int>]
  ) {
    var index = range.lowerBound
    while index + 3 < range.upperBound {
      guard text[index] == 0xE2, text[index + 1] == 0x80, text[index + 2] == 0xA6 else {
        index += 1
        continue
      }
      index += 3
      let next = skipSpaces(text, from: index, to: range.upperBound)
      guard next > index, next < range.upperBound else { continue }
      if isNeutral(next, neutral)
        || CharacterClass(decodeScalar(text, at: next).scalar) == .uppercase
      {
        ends.append(next)
      }
    }
  }

  private func skipSpaces(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, text[index] <= 0x20 { index += 1 }
    return index
  }

  /// Whether the byte at `index` is in one of the ranges, which are in order.
  private func isNeutral(_ index: Int, _ neutral: [Range<Int>]) -> Bool {
    var lower = 0
    var upper = neutral.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if neutral[middle].upperBound <= index { lower = middle + 1 } else { upper = middle }
    }
    return lower < neutral.count && neutral[lower].contains(index)
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte >= 0x0A && byte <= 0x0D }
}
