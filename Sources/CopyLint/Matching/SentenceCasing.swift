internal import Readability

/// How the words of the sentence are written that was asked for last.
///
/// A long sentence may hold a term at every word, and each would ask again: it is read once.
struct SentenceCasing {
  /// Its index in the analysis; -1 for none.
  private var sentence: Int32 = -1
  private var isTitleCase: Bool?
  private var isAllCapitals: Bool?

  /// Whether all main words of the sentence of a token begin with a capital, and there are two at least.
  mutating func isTitleCase(sentenceOf number: Int, in subject: Subject) -> Bool {
    turn(to: subject.analysis.tokens[number].sentence)
    if let isTitleCase { return isTitleCase }
    let answer = subject.isTitleCase(subject.sentence(of: number))
    isTitleCase = answer
    return answer
  }

  /// Whether no letter of that sentence's words is small, and more than an acronym is in capitals.
  mutating func isAllCapitals(sentenceOf number: Int, in subject: Subject) -> Bool {
    turn(to: subject.analysis.tokens[number].sentence)
    if let isAllCapitals { return isAllCapitals }
    let answer = subject.isAllCapitals(subject.sentence(of: number))
    isAllCapitals = answer
    return answer
  }

  private mutating func turn(to number: Int32) {
    guard number != sentence else { return }
    self = SentenceCasing()
    sentence = number
  }
}

extension Subject {
  /// The tokens of the sentence of a token.
  fileprivate func sentence(of number: Int) -> ArraySlice<Token> {
    let tokens = analysis.tokens
    let sentence = tokens[number].sentence
    var start = number
    while start > 0, tokens[start - 1].sentence == sentence { start -= 1 }
    var end = number + 1
    while end < tokens.count, tokens[end].sentence == sentence { end += 1 }
    return tokens[start..<end]
  }

  fileprivate func isTitleCase(_ sentence: ArraySlice<Token>) -> Bool {
    var capitals = 0
    for token in sentence where token.kind == .word {
      if token.traits.contains(.allCapitals) || hasTwoCapitals(token.range) {
        // "URL", "URLs": written so in every sentence.
        continue
      } else if token.traits.contains(.capitalized) {
        capitals += 1
      } else if !token.traits.contains(.camelCase), !isSmallTitleWord(text(token.range)) {
        return false
      }
    }
    return capitals >= 2
  }

  private func hasTwoCapitals(_ word: Range<Int>) -> Bool {
    word.count >= 2 && bytes[word.prefix(2)].allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
  }

  fileprivate func isAllCapitals(_ sentence: ArraySlice<Token>) -> Bool {
    let longestAcronym = 4
    var words = 0
    for token in sentence where token.kind == .word {
      if bytes[token.range].contains(where: { $0 >= 0x61 && $0 <= 0x7A }) { return false }
      if token.traits.contains(.allCapitals) { words += token.range.count > longestAcronym ? 2 : 1 }
    }
    return words >= 2
  }
}

/// Words that titles leave small.
func isSmallTitleWord(_ word: String) -> Bool { smallTitleWords.contains(word) }

private let smallTitleWords: ExactWords = [
  "a", "an", "the", "and", "or", "but", "nor", "of", "to", "in", "on", "at", "by", "for", "from", "with",
  "via", "as", "per", "is", "if", "your",
]
