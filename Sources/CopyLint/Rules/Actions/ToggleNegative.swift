/// A toggle whose name says what is off when it is on.
struct ToggleNegative: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "toggle-negative", group: .actions, severity: .note,
      summary: "The name of a switch says what stops when it is on.")
  }

  var when: When { .role(.toggle) && .opens(with: .negativeOpenings) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.opening(in: .positiveOpenings) == nil,
      let opening = subject.opening(in: .negativeOpenings)
    else { return }
    let found = quoted(subject.text(opening))
    findings.append(
      finding(
        "Name what works when this is on, without \(found). A switch that is on when something is off is hard to follow.",
        at: opening, in: subject))
  }
}
