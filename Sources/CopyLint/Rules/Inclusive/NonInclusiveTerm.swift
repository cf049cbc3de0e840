/// A word that hurts or leaves people out.
struct NonInclusiveTerm: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "non-inclusive-term", group: .inclusive, severity: .warning, isFixable: true,
      summary: "A word that can hurt people or leave them out.")
  }

  var when: When { .term(.nonInclusiveTerm) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findTerms(of: .nonInclusiveTerm, reason: "It can hurt or leave people out.", in: subject, into: &findings)
  }
}
