/// A label that says what happens, which a hint says, instead of what the control is.
struct LabelSaysResult: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-says-result", group: .labels, severity: .warning, isFixable: true, languages: ["en"],
      summary: "A spoken label says what happens, as a hint does, and not what the control is.")
  }

  var when: When { .role(.accessibilityLabel) && .reads([.key, .comment]) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    // A picture of what somebody does: "Opens the door and waves".
    guard let result = SpokenResult(subject), !saysImage(subject.entry) else { return }
    let rewritten = subject.text(subject.trimmedRange, replacing: result.verb, with: result.command)
    // So much is no name, whatever its verb is, nor is “Change whether you visited”. “Toggle” is a word of developers.
    guard subject.trimmedRange.count <= 36, !result.isOfClause, result.command != "Toggle" else {
      findings.append(
        finding(
          "Name the control in a few words, and say in the hint what happens.", at: result.verb, in: subject))
      return
    }
    findings.append(
      finding(
        "Name the control: \(quoted(rewritten)). What happens belongs in the hint.", at: result.verb,
        in: subject, replacement: result.command, applicability: .unsafe))
  }
}
