/// A word in an error message that sounds like a crime or a catastrophe.
struct ErrorHarshWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-harsh-word", group: .errors, severity: .note,
      summary: "An error message has a harsh word, such as “invalid” or “illegal”.")
  }

  var when: When { .term(.errorHarshWord) && .reads(.roleSource) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    for match in subject.matches where match.rule == .errorHarshWord && match.mode != .note {
      if let own = ownFinding(of: match, in: subject) { findings.append(own) }
    }
    // With a next step, “invalid” is soft enough.
    if subject.isDiagnostic || ErrorNoNextAction().saysNext(subject) { return }
    for match in subject.matches where match.rule == .errorHarshWord && match.mode != .note {
      if ownFinding(of: match, in: subject) != nil { continue }
      findings.append(
        finding(
          "Say what is needed instead of \(quoted(subject.text(match.found))). It sounds harsh.",
          at: match.found, in: subject, severity: subject.entry.roleSource == .text ? .note : nil))
    }
  }
}
