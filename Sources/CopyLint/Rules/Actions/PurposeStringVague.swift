internal import Readability

/// A request for a permission that does not say what the app does with it.
struct PurposeStringVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "purpose-string-vague", group: .actions, severity: .warning, languages: ["en"],
      summary: "A request for a permission does not say what the app does with it.")
  }

  var when: When { .role(.purpose) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    // “Health information is never updated.”
    guard !subject.analysis.tokens.isEmpty, !subject.bytes.span.contains(" never ") else { return }
    let vague = subject.analysis.tokens.indices.lazy.compactMap {
      subject.phrase(at: $0, in: .vagueReasons)
    }.first
    guard vague != nil || subject.analysis.counts.words < Self.fewestWords, !givesReason(subject) else {
      return
    }
    let whole = subject.trimmedRange
    findings.append(
      finding(
        "Say what the app does with it: “The app … to …”. People decide based on the reason.", at: whole,
        in: subject, words: [subject.text(vague ?? whole)]))
  }

  /// Whether a purpose is named: "because", "so that", "to scan codes", "for finding friends", "for features
  /// like maps".
  private func givesReason(_ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    return tokens.indices.contains { number in
      guard tokens[number].kind == .word, tokens[number].range.count <= 7 else { return false }
      switch subject.foldedText(tokens[number].range) {
      case "because", "so": return true
      case "to":
        return subject.word(after: number).map { !subject.lists.contains($0, in: .noPurposes) } ?? false
      case "with": return commands(subject)
      case "for" where namesUses(subject, after: number) || goesOnWithUse(subject, after: number): return true
      case "for", "when", "while", "by": return subject.word(after: number)?.hasSuffix("ing") ?? false
      default: return false
      }
    }
  }

  /// Whether it begins with what people can do: "Unlock app with Face ID".
  private func commands(_ subject: Subject) -> Bool {
    let first = subject.foldedText(subject.analysis.tokens[0].range)
    return subject.lists.contains(first, in: .commandVerbs) && !subject.lists.contains(first, in: .noPurposes)
  }

  /// "for features like maps", "for things such as maps", "for playback statuses".
  private func namesUses(_ subject: Subject, after number: Int) -> Bool {
    if namesThing(subject, after: number) { return true }
    guard let noun = subject.word(after: number), ["features", "functions", "things"].contains(noun),
      let next = subject.word(after: number + 1)
    else { return false }
    return next == "like" || next == "such" && subject.word(after: number + 2) == "as"
  }

  /// "for Augmented Reality and taking pictures"
  private func goesOnWithUse(_ subject: Subject, after number: Int) -> Bool {
    subject.analysis.tokens.indices.dropFirst(number + 1).contains { place in
      subject.foldedText(subject.analysis.tokens[place].range) == "and"
        && subject.word(after: place)?.hasSuffix("ing") ?? false
    }
  }

  /// Two nouns at the end: an adjective before a noun is no use, as in "for a better experience".
  private func namesThing(_ subject: Subject, after number: Int) -> Bool {
    guard number + 3 == subject.analysis.tokens.count, let first = subject.word(after: number),
      let last = subject.word(after: number + 1)
    else { return false }
    return !Self.sayingNothing.contains(first) && !Self.sayingNothing.contains(last)
  }

  private static let sayingNothing = [
    "a", "all", "an", "app", "application", "better", "certain", "experience", "features", "full",
    "function",
    "functionality", "functions", "general", "good", "internal", "its", "our", "proper", "purposes",
    "reasons",
    "some", "that", "the", "these", "this", "use", "various", "your",
  ]

  private static let fewestWords = 6
}
