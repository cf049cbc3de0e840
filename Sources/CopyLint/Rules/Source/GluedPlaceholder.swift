/// A value that touches a word.
struct GluedPlaceholder: Rule {
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "glued-placeholder", group: .translation, severity: .warning,
      summary: "In a source text, a value stands right beside the letters of a word.")
  }

  mutating func take(_ configuration: Configuration) { isChecked = configuration.checksTranslations }

  var when: When { isChecked ? .sourceText && .each(.placeholder) : .never }

  func check(_ value: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let after = subject.bytes.run(from: value.range.upperBound, while: \.isASCIISmall)
    // Units, "GB" and "px", are short; an "s" may be seconds.
    guard isValue(value.range, subject), after.count >= 3, !wraps(value.range, subject) else { return }
    findings.append(
      finding(
        "Write a word of its own beside \(quoted(subject.text(value.range))). Endings differ by language.",
        at: value.range.lowerBound..<after.upperBound, in: subject))
  }

  /// Whether it stands for a tag around words, "%1bold%2": then another placeholder follows letters.
  private func wraps(_ range: Range<Int>, _ subject: Subject) -> Bool {
    subject.neutral.contains { other in
      let start = other.range.lowerBound
      return other.kind == .placeholder && start > range.upperBound && subject.bytes[start - 1].isASCIILetter
    }
  }

  private func isValue(_ range: Range<Int>, _ subject: Subject) -> Bool {
    let last = subject.bytes[range.upperBound - 1]
    return last != UInt8(ascii: "%") && range.count > 1
  }
}
