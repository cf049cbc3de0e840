/// How a word is used that may be several parts of speech: "attempt" is not a verb in "an attempt".
struct EnglishReading {
  let hit: Glossary.Hit
  let surroundings: Surroundings

  /// Whether the sentence uses the term as another part of speech than its row.
  var isOtherPart: Bool {
    switch hit.facts.partOfSpeech {
    case .verb: isNoun
    case .noun, .adjective: hit.form == .base && isVerb
    default: false
    }
  }

  /// Whether a verb's row is at a noun.
  private var isNoun: Bool {
    guard hit.form == .base || hit.form == .s else { return false }
    guard let previous = surroundings.previous?.text else { return startsAsNoun }
    if previous.isEmpty || opensVerb(previous) { return false }
    if isPreposition(previous) || isOfBe(previous) { return true }
    guard isDeterminer(previous) else { return next.map(isFinite) ?? false }
    // "This disables it".
    return hit.form == .base || !isSingularDeterminer(previous)
  }

  /// "Attempt 3", "Attempts left": at the start of a clause, only what follows decides.
  private var startsAsNoun: Bool {
    guard surroundings.startsSentence, let next else { return false }
    if let byte = next.utf8.first, byte >= 0x30, byte <= 0x39 { return true }
    if isFinite(next) { return true }
    // "Log out of" is a verb with its particle.
    if hit.tokens.count == 1, next == "of" || next == "per" { return true }
    return hit.form == .s && ["for", "in", "from", "left", "remaining", "made"].contains(next)
  }

  /// Whether a row of a noun or an adjective is at a verb: "cannot cache it", "Cache all images".
  private var isVerb: Bool {
    if let previous = surroundings.previous?.text {
      if isModal(previous) { return true }
      guard previous == "to" else { return false }
    } else if !surroundings.startsSentence {
      return false
    }
    return next.map { ["the", "a", "an", "your", "this", "all", "these", "it", "them"].contains($0) } ?? false
  }

  /// nil at the end, and before a placeholder.
  private var next: String? {
    guard let text = surroundings.next?.text, !text.isEmpty else { return nil }
    return text
  }

  /// What a verb comes after.
  private func opensVerb(_ word: String) -> Bool {
    if isModal(word) || isSubjectPronoun(word) || word.hasSuffix("ly") { return true }
    switch word {
    case "to", "and", "or", "then", "please", "let", "let's", "lets", "help", "helps", "not", "never",
      "always", "also", "that", "which", "who", "what", "when", "if", "where", "how", "but", "just", "now",
      "either", "this", "it's", "people", "users", "apps", "auto", "still", "already", "only", "why":
      return hit.form == .s || word != "this"
    default: return false
    }
  }

  private func isOfBe(_ word: String) -> Bool {
    switch word {
    case "is", "are", "was", "were", "be", "been", "being", "isn't", "aren't", "wasn't", "weren't": true
    default: false
    }
  }

  private func isPreposition(_ word: String) -> Bool {
    switch word {
    case "for", "with", "by", "on", "in", "from", "via", "during", "without", "at", "into", "as", "about",
      "between", "since", "until", "upon", "within", "under", "over", "after", "before", "through":
      true
    default: false
    }
  }
}
