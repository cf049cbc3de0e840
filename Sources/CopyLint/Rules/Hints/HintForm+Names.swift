internal import Readability

extension HintForm {
  /// Two or three words of which none can be a verb, as far as their form tells.
  func isName(_ subject: Subject, _ first: String) -> Bool {
    let tokens = subject.analysis.tokens
    guard tokens.count <= 3, subject.neutral.isEmpty, !subject.beginsWithCommand(), !subject.isCommand(first),
      subject.openingGesture() == nil
    else { return false }
    return tokens.allSatisfy { isNoVerb($0, subject) && !Self.joints.contains(subject.foldedText($0.range)) }
  }

  /// "A stamp on the map": none of its words can be a verb.
  func isThing(_ subject: Subject, _ first: String) -> Bool {
    ["a", "an"].contains(first) && holdsNoVerb(subject, after: 1)
  }

  /// "In the top right corner"
  func isPlace(_ subject: Subject, _ first: String) -> Bool {
    ["in", "at", "on"].contains(first) && subject.word(after: 0) == "the" && holdsNoVerb(subject, after: 2)
  }

  private func holdsNoVerb(_ subject: Subject, after start: Int) -> Bool {
    let tokens = subject.analysis.tokens
    return tokens.count <= 7 && tokens.count > start && subject.neutral.isEmpty
      && tokens[start...].allSatisfy { isNoVerb($0, subject) }
  }

  /// As far as the form of a word tells.
  private func isNoVerb(_ token: Token, _ subject: Subject) -> Bool {
    let word = subject.foldedText(token.range)
    return token.kind == .word && !Self.verbs.contains(word)
      && (word == "red" || !["s", "ed", "ing", "n't"].contains(where: word.hasSuffix))
  }

  private static let joints = ["on", "in", "from"]
  private static let verbs = [
    "is", "are", "can", "cannot", "will", "not", "no", "be", "has", "have", "must", "may", "only", "required",
    "off", "to", "for", "when", "if", "new", "more", "available", "optional", "that", "which", "you",
  ]
}
