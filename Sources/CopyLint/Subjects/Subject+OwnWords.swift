import Readability

extension Subject {
  /// The words that may be the app's own: terms of one word, words that are hard, and words that no everyday dictionary has.
  /// Words that other rows of the glossary find don't count, and neither do words that the project's own rows find.
  ///
  /// - Returns: the words, and whether each is certainly not a name.
  func ownWords(in context: LanguageContext) -> [(token: Token, isWord: Bool)] {
    var words: [(token: Token, isWord: Bool)] = []
    var next = 0
    for token in analysis.tokens where token.kind == .word {
      let isRare = token.marks & WordMarks.rare.rawValue != 0
      guard isRare || token.isHard || next < matches.count else { continue }
      while next < matches.count, matches[next].found.upperBound <= token.range.lowerBound { next += 1 }
      // Few words come this far, and to look up what readers know takes longest.
      if let isWord = isOwnWord(token, isRare: isRare, matchesFrom: next, in: context),
        !context.familiar.holds(bytes.span.extracting(token.range))
      {
        words.append((token, isWord))
      }
    }
    return words
  }

  /// Whether a word that may be the app's own is certainly not a name; nil for any other word.
  private func isOwnWord(
    _ token: Token, isRare: Bool, matchesFrom first: Int, in context: LanguageContext
  ) -> Bool? {
    if let match = match(at: token.range, from: first) {
      let isOwn =
        match.rule == .jargon && match.found == token.range
        && context.glossary.mayBeOwnWord(match.term, context.memo)
      return isOwn ? true : nil
    }
    guard token.isHard ? isHardWord(token) : isRare && mayBeNoName(token), mayBeNoun(token) else {
      return nil
    }
    let isSmall = !bytes[token.range.lowerBound].isASCIICapital
    return isSmall || Self.common?.contains(bytes.span.extracting(token.range)) ?? false
  }

  private func match(at range: Range<Int>, from first: Int) -> GlossaryMatch? {
    var index = first
    while index < matches.count, matches[index].found.lowerBound < range.upperBound {
      if matches[index].mode != .note, matches[index].found.overlaps(range) { return matches[index] }
      index += 1
    }
    return nil
  }

  private func mayBeNoName(_ token: Token) -> Bool {
    !token.traits.contains(.capitalized) || token.traits.contains(.sentenceStart)
  }
}

extension Subject {
  /// Words with these endings are mostly verbs, adjectives or adverbs, which need no explanation.
  private func mayBeNoun(_ token: Token) -> Bool {
    let range = token.range
    return !Self.otherEndings.contains {
      let length = $0.utf8CodeUnitCount
      return range.count > length && holds($0, at: range.upperBound - length)
    }
  }

  private static let otherEndings: [StaticString] = [
    "able", "al", "ed", "ible", "ic", "ify", "ing", "ise", "ive", "ize", "ly", "ous",
  ]
}

extension Glossary {
  /// Whether a row is about a noun, and none of the project: there the project says what it wants to be written.
  fileprivate func mayBeOwnWord(_ term: Int, _ memo: GlossaryMemo) -> Bool {
    guard index.rows[term].layout == 0 else { return false }
    let partOfSpeech = memo.facts(ofRow: term, in: index).partOfSpeech
    return partOfSpeech == .noun || partOfSpeech == .abbreviation
  }
}
