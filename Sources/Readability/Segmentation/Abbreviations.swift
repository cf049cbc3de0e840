/// Abbreviations whose full stop does not end a sentence, by language.
///
/// ICU's own suppressions (`ss=standard`) know too few: of these, ICU 72 has "Mr.", "Mrs." and "vs." only.
struct Abbreviations {
  /// Never end a sentence.
  private let always: WordList
  /// Titles: never end a sentence, and are written with a capital.
  private let titles: WordList
  /// Abbreviations before a number only; words of their own elsewhere.
  private let beforeNumber: WordList
  /// May end a sentence; they do where a usual first word follows.
  private let seldomLast: WordList
  /// Usual first words of a sentence.
  private let starters: WordList
  /// Names that end in "!" or "?".
  private let exclaimed: WordList

  /// The list for a language; nil where there is none yet.
  init?(language: String) {
    guard language == "en" else { return nil }
    always = WordList("e.g i.e vs cf viz approx incl esp resp a.k.a w.r.t")
    titles = WordList(
      " dr mr mrs ms mx prof rev hon st mt ft gen col capt cmdr lt sgt gov sen rep pres messrs")
    beforeNumber = WordList(
      """
      no nos nr p pp vol vols fig figs sec ch art ver v min max ca est ext tel eq \
      jan feb mar apr jun jul aug sep sept oct nov dec
      """)
    seldomLast = WordList(
      " etc a.m p.m inc ltd co corp bros jr sr dept univ al hr hrs mins secs misc ph.d")
    starters = WordList(
      """
      the this that these those there here you your we our it its they if when while once after before \
      please to for in on no not all every each a an what why how who where do does don't can could is are \
      tap click press select choose open close try swipe enter check go turn use see add make start stop keep
      """)
    exclaimed = WordList("yahoo kahoot joomla jeopardy yum guess")
  }

  /// Whether the full stop at `stop` belongs to an abbreviation, so that no sentence ends before `next`.
  func suppress(_ text: Span<UInt8>, stop: Int, next: Int, nextIsNeutral: Bool) -> Bool {
    let word = wordBefore(text, stop)
    guard !word.isEmpty else { return false }
    if always.contains(text, word) { return true }
    if titles.contains(text, word) { return text[word.lowerBound] & 0x20 == 0 }
    if beforeNumber.contains(text, word) {
      return nextIsNeutral || isDigit(text[next]) || text[next] == UInt8(ascii: "#")
    }
    guard seldomLast.contains(text, word) || isInitials(text, word) else { return false }
    return nextIsNeutral || !starters.contains(text, wordAfter(text, next))
  }

  /// Whether the mark at `mark`, "!" or "?", belongs to a name such as "Yahoo!".
  func isPartOfName(_ text: Span<UInt8>, mark: Int) -> Bool {
    let word = wordBefore(text, mark)
    return exclaimed.contains(text, word) && text[word.lowerBound] & 0x20 == 0
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

  private func wordBefore(_ text: Span<UInt8>, _ end: Int) -> Range<Int> {
    var start = end
    while start > 0, isLetter(text[start - 1]) || text[start - 1] == UInt8(ascii: ".") { start -= 1 }
    // Glued to a digit or to a letter beyond ASCII it is another word.
    if start > 0, isDigit(text[start - 1]) || text[start - 1] >= 0x80 { return end..<end }
    while start < end, text[start] == UInt8(ascii: ".") { start += 1 }
    return start..<end
  }

  private func wordAfter(_ text: Span<UInt8>, _ start: Int) -> Range<Int> {
    var end = start
    while end < text.count, isLetter(text[end]) || text[end] == UInt8(ascii: "'") { end += 1 }
    return start..<end
  }
}
