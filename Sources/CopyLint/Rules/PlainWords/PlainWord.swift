/// Formal words that have a plain one.
struct PlainWord: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "plain-word", group: .plainWords, severity: .warning, isFixable: true,
      summary: "A formal word where a plain one says the same.")
  }

  var when: When { .term(.plainWord) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findTerms(of: .plainWord, reason: "More people know it.", in: subject, into: &findings)
  }
}
