/// A thing that a project's glossary names by a word that is a verb as well: “show” in “Tap to show the episodes”.
///
/// Built-in rows were read in real texts one by one. Nobody has read a project's rows, so a verb is left alone wherever the
/// place of the word allows one.
struct NamedThing {
  let hit: Glossary.Hit
  let surroundings: Surroundings
  let subject: Subject

  /// Whether the row is for a thing, as its part of speech says. Without one, what to write may tell: “podcast” is no verb that
  /// labels begin with, but it may be one all the same.
  func namesThing(_ replacements: [String]) -> (isSure: Bool, isLikely: Bool) {
    switch hit.facts.partOfSpeech {
    case .noun: (true, true)
    case .phrase: (false, !replacements.contains(where: mayBeVerb))
    default: (false, false)
    }
  }

  func mayBeVerb(_ phrase: String) -> Bool {
    let word = String(phrase.prefix { $0 != " " })
    return isAlsoVerb(word) || ["ize", "ise", "ify"].contains { word.hasSuffix($0) }
  }

  /// Whether the sentence uses the word as a verb.
  ///
  /// - Parameter term: as the row has it.
  func isVerb(_ term: String) -> Bool {
    guard hit.tokens.count == 1, hit.form == .base || hit.form == .s, isAlsoVerb(term) else { return false }
    guard let previous = surroundings.previous?.text else { return opensAsVerb }
    if hit.form == .s { return isSingularSubject(previous) || next.map(opensObject) ?? false }
    return previous == "to" || isModal(previous) || isSubjectPronoun(previous) || opensCommand(previous)
      || next.map { opensObject($0) && !isDeterminer(previous) } ?? false
  }

  /// At the start of a sentence, a word such as “show” is a command: “Show all”, and even “Show”.
  private var opensAsVerb: Bool {
    if hit.form == .s {
      return subject.entry.role == .accessibilityHint || next.map(opensObject) ?? false
    }
    return !(next.map(isFinite) ?? false)
  }

  /// Whether labels begin with the word as a command; many of these words name things, too.
  private func isAlsoVerb(_ word: String) -> Bool {
    let word = word.lowercased()
    return subject.lists.contains(word, in: .commandNouns) || subject.lists.contains(word, in: .commandVerbs)
  }

  private var next: String? {
    guard let text = surroundings.next?.text, !text.isEmpty else { return nil }
    return text
  }

  private func opensObject(_ word: String) -> Bool {
    switch word {
    case "the", "a", "an", "your", "my", "our", "their", "its", "this", "these", "all", "any", "it", "them",
      "you",
      "me", "us", "up", "only":
      true
    default: false
    }
  }

  private func isSingularSubject(_ word: String) -> Bool {
    switch word {
    case "it", "that", "which", "this", "he", "she", "who", "also", "always", "never", "now", "only": true
    default: false
    }
  }

  private func opensCommand(_ word: String) -> Bool {
    switch word {
    case "please", "let's", "not", "never", "just", "always", "also", "then": true
    default: false
    }
  }
}
