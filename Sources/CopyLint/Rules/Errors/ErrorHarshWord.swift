/// A word in an error message that sounds like a crime or a catastrophe.
struct ErrorHarshWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-harsh-word", group: .errors, severity: .warning,
      summary: "An error message has a harsh word, such as “invalid” or “illegal”.")
  }

  var when: When { .each(.term(.errorHarshWord)) && .reads(.roleSource) }

  func check(_ found: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    // With a next step, “invalid” is soft enough.
    guard subject.matches[found.number].mode != .note, !subject.isDiagnostic,
      !ErrorNoNextAction().saysNext(subject)
    else { return }
    findings.append(
      finding(
        "Say what is needed instead of \(quoted(subject.text(found.range))). It sounds harsh.",
        at: found.range, in: subject, severity: subject.entry.roleSource == .text ? .note : nil))
  }
}
