/// Text that stands in for the real one.
struct DraftText: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "draft-text", group: .translation, severity: .error,
      summary: "A text is a draft that was left in, such as “Lorem ipsum”.")
  }

  var when: When { .term(.draftText) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    for match in subject.matches where match.rule == .draftText {
      findings.append(
        finding("Replace the draft text \(quoted(subject.text(match.found))).", at: match.found, in: subject))
    }
  }
}
