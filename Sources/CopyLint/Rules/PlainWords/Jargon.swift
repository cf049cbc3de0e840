/// Words of developers and products. A phrase that is the whole string is an error, every other hit a warning.
struct Jargon: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "jargon", group: .plainWords, severity: .error, isFixable: true,
      summary: "A word or phrase that people outside the team don't use.")
  }

  var when: When { .term(.jargon) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findTerms(of: .jargon, reason: "People outside the team don't say it.", in: subject, into: &findings)
  }
}
