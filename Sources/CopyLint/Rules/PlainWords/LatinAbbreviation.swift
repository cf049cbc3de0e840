/// Latin short forms, which screen readers spell and many readers don't know.
struct LatinAbbreviation: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "latin-abbreviation", group: .plainWords, severity: .warning, isFixable: true,
      summary: "A Latin short form, such as “e.g.”, where plain words say the same.")
  }

  var when: When { .term(.latinAbbreviation) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findTerms(of: .latinAbbreviation, reason: "Screen readers spell it.", in: subject, into: &findings)
  }
}
