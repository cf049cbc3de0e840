/// A question that does not say what will happen.
struct ConfirmVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "confirm-vague", group: .confirmations, severity: .warning,
      summary: "A question before an action does not say what will happen.")
  }

  var needs: SubjectFacts { .question }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let role = subject.entry.role
    guard role == .confirmationTitle || role == .confirmationMessage || role == .alertTitle,
      let phrase = subject.phrase()
    else { return }
    let whole = subject.trimmedRange
    let asks = subject.bytes[whole.upperBound - 1] == UInt8(ascii: "?")
    guard
      subject.lists.contains(phrase, in: .vagueQuestions)
        || asks && subject.lists.contains(phrase, in: .bareVerbs)
    else { return }
    findings.append(
      finding(
        "Ask about the thing, such as “Delete this photo?”. People can't tell what will happen.", at: whole,
        in: subject))
  }
}
