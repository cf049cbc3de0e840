/// A question that does not say what will happen.
struct ConfirmVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "confirm-vague", group: .confirmations, severity: .note,
      summary: "A question before an action does not say what will happen.")
  }

  var when: When {
    .role(.confirmationTitle, .confirmationMessage, .alertTitle, .alertMessage)
      && (.wholeText(in: .vagueQuestions) || .wholeText(in: .bareVerbs) && .ends(in: "?"))
      && .reads([.key, .comment, .roleSource])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    findings.append(
      finding(
        "Ask about the thing, such as “\(example(for: subject.entry))”. People can't tell what will happen.",
        at: subject.trimmedRange, in: subject,
        // If only its words show that it is a question, “Are you sure you want to continue?” may follow what will happen.
        severity: subject.entry.roleSource == .text ? .note : nil))
  }

  /// With the thing that the key or the comment names; “trips” may be one or more.
  private func example(for entry: Entry) -> String {
    for verb in ["delete", "remove", "discard", "reset", "clear"] {
      if let acted = ActedOn(verb, in: entry), !acted.noun.hasSuffix("s") {
        return "\(capitalized(verb)) this \(acted.noun)?"
      }
    }
    return "Delete this item?"
  }
}
