/// "He or she" where "they" takes in everyone.
struct GenderedPronoun: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "gendered-pronoun", group: .inclusive, severity: .warning, isFixable: true,
      summary: "“His or her” where “their” takes in everyone.")
  }

  var when: When { .term(.genderedPronoun) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findTerms(of: .genderedPronoun, reason: "It takes in everyone.", in: subject, into: &findings)
  }
}
