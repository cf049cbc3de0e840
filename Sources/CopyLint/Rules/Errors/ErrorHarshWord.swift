/// A word in an error message that sounds like a crime or a catastrophe.
struct ErrorHarshWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-harsh-word", group: .errors, severity: .warning,
      summary: "An error message has a harsh word, such as “invalid” or “illegal”.")
  }

  var when: When { .term(.errorHarshWord) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    for match in subject.matches where match.rule == .errorHarshWord && match.mode != .note {
      if subject.isDiagnostic { return }
      findings.append(
        finding(
          "Say what is needed instead of \(quoted(subject.text(match.found))). It sounds harsh.",
          at: match.found,
          in: subject))
    }
  }
}
