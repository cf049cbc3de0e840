/// A button that deletes and does not say so.
struct DestructiveButtonVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "destructive-button-vague", group: .confirmations, severity: .error,
      summary: "A button that deletes something says only “OK” or “Yes”.")
  }

  var when: When { .term(.destructiveButtonVague) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    for match in subject.matches where match.rule == .destructiveButtonVague {
      findings.append(
        finding(
          "Name the action, such as “Delete photo”, not \(quoted(subject.text(match.found))). It can't be undone.",
          at: match.found, in: subject))
    }
  }
}
