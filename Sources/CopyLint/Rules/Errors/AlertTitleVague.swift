/// A title that says no more than that there is something to read.
struct AlertTitleVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "alert-title-vague", group: .errors, severity: .warning,
      summary: "The title of an alert says only “Error” or “Warning”.")
  }

  var when: When { .term(.alertTitleVague) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    for match in subject.matches where match.rule == .alertTitleVague {
      findings.append(
        finding(
          "Say what happened in the title, not \(quoted(subject.text(match.found))). People read titles first.",
          at: match.found, in: subject))
    }
  }
}
