internal import Readability

/// A spoken value that tells people what to do.
struct ValueInstruction: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "value-instruction", group: .values, severity: .warning,
      summary: "A spoken value gives an instruction instead of the state.")
  }

  var when: When { .role(.accessibilityValue) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard !subject.trimmedRange.isEmpty else { return }
    let whole = subject.trimmedRange
    guard subject.openingGesture() != nil || isCommand(subject, whole) else { return }
    findings.append(
      finding(
        "Give the state, not a command. A hint is the place for what people can do.", at: whole, in: subject))
  }

  /// A sentence with a full stop that begins with a verb: "Choose a color."
  private func isCommand(_ subject: Subject, _ whole: Range<Int>) -> Bool {
    subject.bytes[whole.upperBound - 1] == UInt8(ascii: ".")
      && !subject.endsAbbreviation(at: whole.upperBound - 1) && subject.beginsWithCommand()
  }
}
