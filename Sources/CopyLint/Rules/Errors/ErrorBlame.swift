/// An error message that says what the person did wrong.
struct ErrorBlame: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-blame", group: .errors, severity: .warning,
      summary: "An error message says what the person did wrong.")
  }

  var when: When { .term(.errorBlame) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    for match in subject.matches where match.rule == .errorBlame && match.mode != .note {
      findings.append(
        finding(
          "Say what to do, not \(quoted(subject.text(match.found))). Blame helps no one go on.",
          at: match.found,
          in: subject))
    }
  }
}
