import Readability

extension Subject {
  /// Whether a word is long, many readers don't know it, and it is not a name.
  func isHardWord(_ token: Token) -> Bool {
    token.isHard && token.range.count >= Self.fewestLetters && !isName(token.range)
      && !names.contains(bytes.span.extracting(token.range)) && !isRareName(token)
      && !isRightTerm(token.range)
  }

  /// Whether a word is in a term that is right where it is. They are in text order.
  private func isRightTerm(_ word: Range<Int>) -> Bool {
    var (lower, upper) = (0, rightTerms.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if rightTerms[middle].upperBound <= word.lowerBound { lower = middle + 1 } else { upper = middle }
    }
    return lower < rightTerms.count && rightTerms[lower].overlaps(word)
  }

  /// "Open Cinematica", "Satoshi Nakamoto": a word with a capital that is not one of the usual words, after another one,
  /// or in a text of two or three such words.
  private func isRareName(_ token: Token) -> Bool {
    guard isRare(token) else { return false }
    if !token.traits.contains(.sentenceStart) { return true }
    // Three words with what may be between them.
    guard analysis.tokens.count <= 8 else { return false }
    let words = analysis.tokens.filter { $0.kind == .word }
    return (2...3).contains(words.count) && words.allSatisfy { isRare($0) }
  }

  private func isRare(_ token: Token) -> Bool {
    guard let common = Self.common, token.traits.contains(.capitalized) else { return false }
    return !common.contains(bytes.span.extracting(token.range))
  }

  static let common = CommonWords()

  /// "Utilize comprehensive interoperability mechanisms": half of a short text or more is hard words, three at least. Then
  /// one finding on all of them replaces those on each.
  mutating func findHardPhrase() {
    // A phrase that the glossary knows as a whole has a better text.
    guard analysis.counts.polysyllables >= Self.fewestHardWords, !matches.contains(where: \.isWholeString)
    else { return }
    let hard = analysis.tokens.filter { isHardWord($0) && !isNameOfThing($0) }
    guard hard.count >= Self.fewestHardWords, 2 * hard.count >= analysis.counts.words,
      !BareList.isOne(bytes.span)
    else { return }
    isMostlyHard = true
    matches.removeAll { match in
      match.rule.addsToGrade && hard.contains { match.found.overlaps($0.range) }
    }
  }

  /// "encryption", "menubar": the right name of something.
  func isNameOfThing(_ token: Token) -> Bool {
    PlainerWords.word(for: bytes.span.extracting(token.range))?.isEmpty == true
  }

  static let fewestHardWords = 3
  /// Three syllables in fewer letters are mostly a unit or an abbreviation: "bps".
  private static let fewestLetters = 5

  /// "notes.log", "user_id", "non-TEMPEST": the name of a file, a field or a thing.
  private func isName(_ word: Range<Int>) -> Bool {
    let letters = bytes[word]
    // The sign of a mnemonic cuts the word, so nobody knows how well known it is.
    let holdsSign = letters.contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "&")
    }
    if holdsSign { return true }
    let capitals = letters.count(where: \.isASCIICapital)
    return capitals > 2 && capitals < word.count
  }
}
