/// Phrases of several words that say no more than one.
struct WordyPhrase: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "wordy-phrase", group: .plainWords, severity: .warning, isFixable: true,
      summary: "A phrase that says no more than a shorter one.")
  }

  var when: When { .term(.wordyPhrase) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findTerms(of: .wordyPhrase, reason: "Same meaning, fewer words.", in: subject, into: &findings)
  }
}
