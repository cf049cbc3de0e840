/// A label that is one verb, and does not say what the verb acts on.
struct LabelVerbOnly: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-verb-only", group: .labels, severity: .warning, isDefault: false,
      summary: "A spoken label is one verb and does not say what it acts on.")
  }

  var needs: SubjectFacts { .accessibilityLabel }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.entry.role == .accessibilityLabel, let verb = subject.phrase(limit: 16),
      subject.lists.contains(verb.utf8.span, in: .objectVerbs)
    else { return }
    let whole = subject.trimmedRange
    findings.append(
      finding(
        "Say what it acts on: “\(capitalized(verb)) …”. Out of sight, one verb can mean many things.",
        at: whole, in: subject))
  }
}
