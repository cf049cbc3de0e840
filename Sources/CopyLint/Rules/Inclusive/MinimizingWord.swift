internal import Readability

/// A word that calls a task easy.
struct MinimizingWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "minimizing-word", group: .inclusive, severity: .note, isFixable: true,
      summary: "A word such as “simply” calls a task easy when it may not be.")
  }

  var when: When { .each(.term(.minimizingWord)) }

  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let match = subject.matches[found.number]
    guard match.mode != .note, !isNoPraise(found.range, subject), !isNeeded(found.range, subject) else {
      return
    }
    if let own = ownFinding(of: match, in: subject) { return findings.append(own) }
    let replacement = followsAnd(found.range.lowerBound, subject) ? nil : match.replacements.first
    findings.append(
      Finding(
        rule: about.name, severity: about.severity,
        message: "Leave out \(quoted(subject.text(found.range))). It may not be easy for everyone.",
        range: replacement == nil ? found.range : match.range, words: [subject.text(found.range)],
        replacement: replacement, applicability: match.applicability))
  }

  /// "Easily guessed" warns, and "simply does not work" says that there is no more to it.
  private func isNoPraise(_ word: Range<Int>, _ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    let index = subject.tokenIndex(at: word.upperBound)
    // "Easily lost", "easily be lost".
    return tokens[index...].prefix(2).contains {
      subject.isWord($0, in: .riskWords) || subject.isWord($0, in: .negatives)
    }
  }

  /// "Keep sites from easily tracking you", "can't easily be undone", "find it more easily": without the word, they say
  /// something else.
  private func isNeeded(_ word: Range<Int>, _ subject: Subject) -> Bool {
    let tokens = subject.analysis.tokens
    let index = subject.tokenIndex(endingAfter: word.lowerBound) - 1
    guard index >= 0 else { return false }
    switch subject.foldedText(tokens[index].range) {
    case "from", "more", "most", "less", "as", "so", "too", "how": return true
    default: return subject.isWord(tokens[index], in: .negatives)
    }
  }

  /// "Quickly and easily": without the second word, the first "and" is left over.
  private func followsAnd(_ start: Int, _ subject: Subject) -> Bool {
    subject.holds(" and ", at: start - 5) || subject.holds(" or ", at: start - 4)
  }
}
