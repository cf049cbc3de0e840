/// Abbreviations whose period does not end a sentence, in one language.
///
/// ICU's own suppressions (`ss=standard`) know too few: of the English ones, ICU 72 has "Mr.", "Mrs." and "vs." only.
struct Abbreviations {
  /// Never end a sentence.
  let always: WordList
  /// Titles: never end a sentence, and are written with a capital.
  let titles: WordList
  /// Abbreviations before a number only; words of their own elsewhere.
  let beforeNumber: WordList
  /// May end a sentence; they do where a usual first word follows.
  let seldomLast: WordList
  /// Usual first words of a sentence.
  let starters: WordList
  /// Those of them that do wherever a capital follows: “phones, tablets, etc. Recorded calls”.
  var lastBeforeCapital = WordList("")
  /// Whether a single letter before a period is an abbreviation: "z. B.", "o. Ä.".
  var singleLetters = false
  /// Whether a number before a period is an ordinal: "3. Mai", "das 2. Mal".
  var ordinals = false

  /// Names that end in "!" or "?", in any language.
  private static let exclaimed = WordList("yahoo kahoot joomla jeopardy yum guess")

  /// A filter for the words that `suppress` looks for.
  var filter: WordFilter { WordFilter([always, titles, beforeNumber, seldomLast]) }

  /// Whether the period at `stop` belongs to an abbreviation, so that no sentence ends before `next`.
  func suppress(
    _ text: Span<UInt8>, stop: Int, next: Int, nextIsNeutral: Bool, filter: WordFilter
  ) -> Bool {
    let word = wordBefore(text, stop)
    guard !word.isEmpty else {
      return ordinals && isOrdinal(text, stop) && seemsToGoOn(text, next, nextIsNeutral)
    }
    // A word of initials has two characters at least, and a period after the first.
    let mayBeInitials =
      word.count == 1 || text[word.lowerBound + 1] == UInt8(ascii: ".") || text[word.lowerBound] >= 0x80
    guard mayBeInitials || filter.mayContain(text, word) else { return false }
    if always.contains(text, word) { return true }
    if titles.contains(text, word) { return text[word.lowerBound] & 0x20 == 0 }
    if beforeNumber.contains(text, word) {
      return nextIsNeutral || isDigit(text[next]) || text[next] == UInt8(ascii: "#")
    }
    guard
      seldomLast.contains(text, word) || isInitials(text, word) || singleLetters && isSingle(text, word)
    else { return false }
    if !nextIsNeutral, 0x41...0x5A ~= text[next], lastBeforeCapital.contains(text, word) { return false }
    return seemsToGoOn(text, next, nextIsNeutral)
  }

  /// Whether the mark at `mark`, "!" or "?", belongs to a name such as "Yahoo!".
  func isPartOfName(_ text: Span<UInt8>, mark: Int) -> Bool {
    let word = wordBefore(text, mark)
    return Self.exclaimed.contains(text, word) && text[word.lowerBound] & 0x20 == 0
  }

  private func seemsToGoOn(_ text: Span<UInt8>, _ next: Int, _ nextIsNeutral: Bool) -> Bool {
    nextIsNeutral || !isSpanishOpening(text, next) && !starters.contains(text, wordAfter(text, next))
  }

  /// "¿" or "¡" begins a sentence.
  private func isSpanishOpening(_ text: Span<UInt8>, _ next: Int) -> Bool {
    next + 1 < text.count && text[next] == 0xC2 && (text[next + 1] == 0xBF || text[next + 1] == 0xA1)
  }

  /// "U.S", "D.C": single capitals with stops between.
  private func isInitials(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard word.count >= 3, word.count % 2 == 1 else { return false }
    for (offset, index) in word.enumerated() {
      let isCapital = isLetter(text[index]) && text[index] & 0x20 == 0
      if offset % 2 == 0 ? !isCapital : text[index] != UInt8(ascii: ".") { return false }
    }
    return true
  }

  private func isSingle(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    word.count == (text[word.lowerBound] < 0x80 ? 1 : 2)
  }

  /// One or two digits before the period: "3.", "21.".
  private func isOrdinal(_ text: Span<UInt8>, _ stop: Int) -> Bool {
    var start = stop
    while start > 0, isDigit(text[start - 1]) { start -= 1 }
    guard start < stop, stop - start <= 2 else { return false }
    return start == 0 || text[start - 1] == UInt8(ascii: " ") || text[start - 1] >= 0x80
  }

  private func wordBefore(_ text: Span<UInt8>, _ end: Int) -> Range<Int> {
    var start = end
    while start > 0 {
      if isLetter(text[start - 1]) || text[start - 1] == UInt8(ascii: ".") {
        start -= 1
      } else if let letter = letterBeyondASCII(text, before: start) {
        start = letter
      } else {
        break
      }
    }
    // Glued to a digit it is another word.
    if start > 0, isDigit(text[start - 1]) { return end..<end }
    while start < end, text[start] == UInt8(ascii: ".") { start += 1 }
    return start..<end
  }

  private func wordAfter(_ text: Span<UInt8>, _ start: Int) -> Range<Int> {
    var end = start
    while end < text.count, isLetter(text[end]) || text[end] == UInt8(ascii: "'") || text[end] >= 0x80 {
      end += 1
    }
    return start..<end
  }

  /// Where the letter that ends before `end` begins; nil when it is ASCII, a quotation mark or a space.
  private func letterBeyondASCII(_ text: Span<UInt8>, before end: Int) -> Int? {
    guard text[end - 1] >= 0x80 else { return nil }
    var start = end - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    // U+0080 to U+00BF and U+2000 to U+2FFF hold punctuation.
    return text[start] == 0xC2 || text[start] == 0xE2 ? nil : start
  }
}
