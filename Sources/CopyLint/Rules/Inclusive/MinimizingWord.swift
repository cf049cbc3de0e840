/// A word that calls a task easy.
struct MinimizingWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "minimizing-word", group: .inclusive, severity: .warning, isFixable: true,
      summary: "A word such as “simply” calls a task easy that may not be.")
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    for match in subject.matches where match.rule == .minimizingWord && match.mode != .note {
      let replacement = followsAnd(match.found.lowerBound, subject) ? nil : match.replacements.first
      findings.append(
        Finding(
          rule: about.name, severity: .warning,
          message: "Leave out \(quoted(subject.text(match.found))). It may not be easy for everyone.",
          range: replacement == nil ? match.found : match.range, words: [subject.text(match.found)],
          replacement: replacement, applicability: match.applicability))
    }
  }

  /// "Quickly and easily": without the second word, the first "and" is left over.
  private func followsAnd(_ start: Int, _ subject: Subject) -> Bool {
    subject.holds(" and ", at: start - 5) || subject.holds(" or ", at: start - 4)
  }
}
