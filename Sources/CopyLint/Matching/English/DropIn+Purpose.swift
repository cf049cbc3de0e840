internal import Readability

extension DropIn {
  /// Whether "to" would change the meaning of "in order to": "not allowed in order to avoid it", "you don't have to
  /// sign in in order to read".
  func turnsPurpose(_ hit: Glossary.Hit, _ surroundings: Surroundings, _ subject: Subject) -> Bool {
    guard replacements.contains(where: { $0 == "to" }) else { return false }
    if let previous = surroundings.previous?.text, takesInfinitive(previous) { return true }
    let tokens = subject.analysis.tokens
    let sentence = tokens[hit.tokens.lowerBound].sentence
    for token in tokens[..<hit.tokens.lowerBound].reversed() {
      if token.sentence != sentence { return false }
      if isNegation(subject.foldedText(token.range)) { return true }
    }
    return false
  }

  /// Verbs and adjectives that "to" would bind to itself.
  private func takesInfinitive(_ word: String) -> Bool {
    switch word {
    case "able", "unable", "allowed", "permitted", "forbidden", "going", "have", "has", "had", "having",
      "supposed", "expected", "asked", "told", "want", "wants", "wanted", "free", "about":
      true
    default: false
    }
  }
}

/// "not", "never", "don't" and the like.
func isNegation(_ word: String) -> Bool {
  switch word {
  case "not", "no", "never", "cannot", "without", "nothing", "nobody", "none", "neither", "nor", "unable",
    "hardly":
    true
  default: word.hasSuffix("n't")
  }
}
