/// Whether a replacement is good English in its place.
struct EnglishFit {
  let hit: Glossary.Hit
  let surroundings: Surroundings
  let before: DropIn.Side
  let after: DropIn.Side

  /// - Parameter words: of `text`, in lowercase letters.
  func takes(_ text: String, _ words: [String]) -> Bool {
    guard let first = words.first else { return fitsWithout }
    // "Enabled plugins" are not "turned on plugins"; the article of "a fast reply" does not count.
    let own = words.count - (first == "a" || first == "an" ? 1 : 0)
    if own > 1, isAttribute, isFollowed, !isAuxiliary(before.word), !isSubjectPronoun(before.word) {
      return false
    }
    if words.count > 1, first == "a" || first == "an",
      surroundings.previous?.text == "a" || surroundings.previous?.text == "an"
    {
      // The article was made to fit, and is a part of the replacement.
      let rest = String(text.dropFirst(first.count + 1))
      if !follows(first, rest, Array(words.dropFirst())) { return false }
    } else if before.isNear, !follows(before.word, text, words) {
      return false
    }
    // "A server error occurred" → "Something went wrong occurred".
    return hit.facts.partOfSpeech != .sentence || !after.isNear || !endsMessage(after.word)
  }

  /// Whether the article before a word that is left out fits the next word.
  private var fitsWithout: Bool {
    guard before.word == "a" || before.word == "an", !after.word.isEmpty else { return true }
    return EnglishArticle.article(before: after.word) == before.word
  }

  /// Whether `text` reads well after the word `previous`.
  private func follows(_ previous: String, _ text: String, _ words: [String]) -> Bool {
    let first = words[0]
    if previous == "a" || previous == "an" {
      // "Vitamin A": no article.
      let isArticle = surroundings.previous.map { !$0.isCapitalized || surroundings.startsSentence } ?? true
      if isArticle, EnglishArticle.article(before: text) != previous { return false }
      if takesNoArticle(text.lowercased()) { return false }
    }
    if isSingularDeterminer(previous), hit.facts.partOfSpeech == .noun, hit.form == .base, isPlural(text) {
      return false
    }
    if opensNounPhrase(previous) {
      if hit.facts.partOfSpeech == .sentence || opensClause(first) { return false }
      if words.count > 1, isAttribute, isFollowed { return false }
    } else if hit.facts.partOfSpeech == .sentence, !surroundings.startsSentence, !opensClauses(previous) {
      return false
    }
    // "It is unreachable" → "It is can't be reached".
    return !isForBe(previous) || !opensPredicate(first)
  }

  /// Whether the term may come before a noun, where a phrase cannot: "a configurable size".
  private var isAttribute: Bool {
    hit.facts.partOfSpeech == .adjective || hit.form == .past
      || hit.facts.partOfSpeech == .phrase && hit.tokens.count == 1
  }

  private var isFollowed: Bool { after.isNear && !isFunctionWord(after.word) }

  /// What a noun comes after.
  private func opensNounPhrase(_ word: String) -> Bool { Self.nounPhraseOpenings.contains(word) }

  private static let nounPhraseOpenings: ExactWords = [
    "a", "an", "the", "this", "these", "my", "your", "our", "their", "its", "his", "her", "no", "any", "each",
    "every", "another", "some",
  ]

  /// Words that are or hold a determiner or a subject of their own.
  private func opensClause(_ word: String) -> Bool {
    switch word {
    case "a", "an", "the", "your", "you", "you're", "you've", "their", "its", "it", "it's", "something",
      "what",
      "who", "how", "please", "can't", "in", "at":
      true
    default: false
    }
  }

  private func isForBe(_ word: String) -> Bool { Self.formsOfBe.contains(word) }

  private static let formsOfBe: ExactWords = [
    "is", "isn't", "are", "aren't", "was", "wasn't", "were", "weren't", "be", "been", "being", "am", "it's",
    "they're", "you're", "we're",
  ]

  private func opensPredicate(_ word: String) -> Bool {
    switch word {
    case "can", "can't", "is", "isn't", "has", "hasn't", "will", "won't", "does", "doesn't", "don't",
      "didn't",
      "something", "it", "it's", "you", "you're", "please":
      true
    default: false
    }
  }

  /// What a whole sentence may come after.
  private func opensClauses(_ word: String) -> Bool {
    switch word {
    case "that", "because", "and", "but", "or", "if", "when", "since", "as", "so", "while", "whether", "then",
      "after", "before", "until", "unless":
      true
    default: false
    }
  }

  /// What follows the subject of "An error occurred".
  private func endsMessage(_ word: String) -> Bool {
    switch word {
    case "occurred", "occurs", "has", "had", "was", "is", "happened", "code", "codes", "message", "messages":
      true
    default: false
    }
  }
}
