internal import CReadabilityData

/// Tells which English words most readers know: a project's own, those of SCOWL up to size 20, those of user
/// interfaces, forms and compounds of these, and names; but not jargon.
struct EnglishFamiliarity {
  private let vocabulary: Vocabulary
  private let table: WordTable
  private let words = EnglishWords()
  private var parts = TokenParts()

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    table = unsafe WordTable(creadability_words_en())
  }

  /// Whether a word of three or more syllables is familiar: of a hyphenated one each part has to be.
  ///
  /// - Parameter common: what is known of the word when it is a common one.
  mutating func isFamiliar(_ text: Span<UInt8>, _ token: Token, _ common: CommonWords.Facts?) -> Bool {
    let whole = text.extracting(token.range)
    if vocabulary.familiar.contains(whole) { return true }
    if vocabulary.isUnfamiliar(whole) { return false }
    if let common {
      if common.isFamiliar(token.traits) { return true }
      // It may be a form of one of the project's own words.
      if vocabulary.familiar.isEmpty { return false }
    }
    parts.start(token.range)
    while let part = parts.next(text) {
      guard case .letters = part, !isFamiliar(parts.letters.span, token.traits) else { continue }
      return false
    }
    return true
  }

  /// Whether a word, in capitals, is one that most readers know with lowercase letters.
  mutating func isKnown(_ text: Span<UInt8>, _ token: Token) -> Bool {
    parts.start(token.range)
    guard case .letters? = parts.next(text) else { return false }
    let word = parts.letters.span
    return (table.value(WordHash(word, 0..<word.count)) ?? 0) & Self.familiar != 0
  }

  /// Whether a part of a word, in lowercase letters, is familiar. A short part only has not to be jargon.
  private func isFamiliar(_ letters: Span<UInt8>, _ traits: Token.Traits) -> Bool {
    // Letters of another script: nothing is known of them.
    if letters.isEmpty { return false }
    let word = letters.extracting(0..<stemEnd(letters))
    let key = WordHash(word, 0..<word.count)
    if isOwn(key) { return true }
    let flags = table.value(key) ?? 0
    if flags & Self.jargon != 0 { return false }
    if !vocabulary.familiar.isEmpty, BaseForms.contain(word, .inflections, isOwn) { return true }
    if vocabulary.isUnfamiliar(word) { return false }
    if BaseForms.contain(word, .inflections, isJargon) { return false }
    let syllables = words.syllables(word)
    if traits.contains(.name) || flags & Self.familiar != 0 || syllables < 3 { return true }
    if syllables == 3, BaseForms.isMadeLongByEnding(word) { return true }
    if flags & Self.name != 0, traits.contains(.capitalized) { return true }
    if BaseForms.prefixStandsBefore(word, isJargon) { return false }
    return BaseForms.contain(word, .all, isEasy) || isCompound(word)
  }

  /// "filename", "overlapping": two words that are known themselves, the second one in any form.
  private func isCompound(_ word: Span<UInt8>) -> Bool {
    guard word.count >= 2 * Self.shortestPart else { return false }
    for cut in Self.shortestPart...word.count - Self.shortestPart where isEasy(WordHash(word, 0..<cut)) {
      if isEasy(WordHash(word, cut..<word.count)) { return true }
      if BaseForms.contain(word.extracting(cut..<word.count), .inflections, isEasy) { return true }
    }
    return false
  }

  private func isEasy(_ key: WordHash) -> Bool { isOwn(key) || (table.value(key) ?? 0) & Self.familiar != 0 }

  private func isJargon(_ key: WordHash) -> Bool { (table.value(key) ?? 0) & Self.jargon != 0 }

  private func isOwn(_ key: WordHash) -> Bool { vocabulary.familiar.contains(hash: key.value) }

  /// Where "computer's" ends without its clitic; a clitic by itself is a word.
  private func stemEnd(_ letters: Span<UInt8>) -> Int {
    guard let clitic = Clitic(letters, end: letters.count), clitic.length < letters.count else {
      return letters.count
    }
    return letters.count - clitic.length
  }

  /// In letters. Shorter parts join to words that have nothing to do with them, such as "per-severe".
  private static let shortestPart = 4
  private static let familiar = Int(CReadabilityFamiliar)
  private static let jargon = Int(CReadabilityJargon)
  private static let name = Int(CReadabilityName)
}
