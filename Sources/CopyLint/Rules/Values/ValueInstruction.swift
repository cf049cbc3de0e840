internal import Readability

/// A spoken value that tells people what to do.
struct ValueInstruction: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "value-instruction", group: .values, severity: .warning,
      summary: "A spoken value gives an instruction or the kind of control instead of the state.")
  }

  var when: When { .role(.accessibilityValue) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard !subject.trimmedRange.isEmpty else { return }
    let whole = subject.trimmedRange
    if let phrase = subject.phrase(limit: 24), Self.kinds.contains(phrase) {
      findings.append(
        finding(
          "Give the state, such as “40 percent”. \(quoted(subject.text(whole))) is only the kind of control.",
          at: whole, in: subject))
    } else if subject.openingGesture() != nil || isCommand(subject, whole) || isAction(subject, whole) {
      findings.append(
        finding(
          "Give the state, not a command. Say what people can do in the hint.", at: whole, in: subject
        ))
    } else if SpokenResult(subject) != nil {
      findings.append(
        finding(
          "Give the state, not what happens. That belongs in the hint.", at: whole, in: subject))
    }
  }

  /// A sentence with a period that begins with a verb: "Choose a color."
  private func isCommand(_ subject: Subject, _ whole: Range<Int>) -> Bool {
    subject.bytes[whole.upperBound - 1] == UInt8(ascii: ".")
      && !subject.endsAbbreviation(at: whole.upperBound - 1) && subject.beginsWithCommand()
  }

  /// The name of a button, "Create trip". What people can choose may begin with other verbs: "Follow the system".
  private func isAction(_ subject: Subject, _ whole: Range<Int>) -> Bool {
    let tokens = subject.analysis.tokens
    guard subject.entry.language == "en", 2...4 ~= tokens.count,
      tokens[0].range.lowerBound == whole.lowerBound,
      tokens[1].kind == .word, !tokens[1].traits.contains(.capitalized)
    else { return false }
    // "Play or pause", "Scroll to newest"
    let first = subject.foldedText(tokens[0].range)
    let second = subject.foldedText(tokens[1].range)
    if tokens.count == 3, second == "or", subject.isCommand(first),
      subject.isCommand(subject.foldedText(tokens[2].range))
    {
      return true
    }
    if first == "scroll" { return ["to", "up", "down"].contains(second) }
    return tokens.count < 4 && Self.actions.contains(subject.foldedText(tokens[0].range))
      && !Self.states.contains(subject.foldedText(tokens[1].range))
  }

  private static let actions = [
    "add", "adjust", "change", "create", "delete", "edit", "remove", "send", "upload", "submit", "download",
  ]
  /// Controls, which have a state but are not one. “Image” and “Link” are left out: people choose among kinds of things.
  static let kinds = [
    "button", "icon button", "checkbox", "picker", "progress bar", "progress indicator", "radio button",
    "search bar", "slider", "spinner", "stepper", "text field", "toggle", "toggle button",
  ]
  private static let states = ["to", "by", "on", "off", "in", "at", "when", "after", "only", "never"]
}
