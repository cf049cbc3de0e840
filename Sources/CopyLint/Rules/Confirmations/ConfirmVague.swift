/// A question that does not say what will happen.
struct ConfirmVague: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "confirm-vague", group: .confirmations, severity: .warning, languages: ["en"],
      summary: "A question before an action does not say what will happen.")
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let role = subject.entry.role
    guard role == .confirmationTitle || role == .confirmationMessage || role == .alertTitle,
      let phrase = subject.phrase()
    else { return }
    let whole = subject.trimmedRange
    let asks = subject.bytes[whole.upperBound - 1] == UInt8(ascii: "?")
    guard Self.questions.contains(phrase) || asks && Self.verbs.contains(phrase) else { return }
    findings.append(
      finding(
        "Ask about the thing, such as “Delete this photo?”. People can't tell what will happen.", at: whole,
        in: subject))
  }

  private static let questions: Set<String> = [
    "are you absolutely sure", "are you really sure", "are you sure", "are you sure about this",
    "are you sure you want to continue", "are you sure you want to do this",
    "are you sure you want to do that",
    "are you sure you want to proceed", "confirm", "confirm action", "confirmation",
    "do you want to continue",
    "do you want to proceed", "do you wish to continue", "please confirm", "really", "sure",
    "would you like to continue",
  ]

  /// Verbs that say nothing without their object.
  private static let verbs: Set<String> = [
    "cancel", "clear", "continue", "delete", "discard", "erase", "overwrite", "proceed", "remove", "replace",
    "reset", "restore", "save", "stop",
  ]
}
