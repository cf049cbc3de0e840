/// A spoken value that is the program's own spelling of a state.
struct ValueRaw: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "value-raw", group: .values, severity: .error, isFixable: true,
      summary: "A spoken value is a raw value of the program, such as “true”.")
  }

  var when: When { .role(.accessibilityValue) && .bytes(...16) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    guard let meaning = Self.meanings[subject.text(whole).lowercased()] else { return }
    // "0" and "1" can be the count of a plural form.
    if subject.bytes[whole.lowerBound].isASCIIDigit, !subject.entry.variant.isEmpty { return }
    findings.append(
      finding(
        "Write a word for this state, such as “\(meaning)”, not “\(subject.text(whole))”.", at: whole,
        in: subject, replacement: meaning, applicability: .shown))
  }

  /// Whether `text` is a raw value.
  static func isRaw(_ text: String) -> Bool { meanings[text.lowercased()] != nil }

  private static let meanings = [
    "true": "On", "false": "Off", "1": "On", "0": "Off", "nil": "Not set", "null": "Not set",
    "(null)": "Not set", "undefined": "Not set", "nan": "Not known", "[object object]": "Not set",
  ]
}
