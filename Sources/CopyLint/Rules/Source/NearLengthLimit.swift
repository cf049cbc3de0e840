/// A source text that leaves no room for longer languages.
struct NearLengthLimit: Rule {
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "near-length-limit", group: .translation, severity: .warning,
      summary: "A source text uses most of its limit, so longer languages do not fit.")
  }

  mutating func take(_ configuration: Configuration) { isChecked = configuration.checksTranslations }

  var when: When { isChecked ? .sourceText && .lengthLimit : .never }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let limit = subject.entry.maxLength, limit > 0 else { return }
    let length = subject.entry.sentence.unicodeScalars.count
    // Another rule reports what is over the limit.
    guard length <= limit, length * 100 > limit * Self.share, length > 3 else { return }
    findings.append(
      finding(
        "Shorten this to \(limit * Self.share / 100) characters. Other languages need the room.",
        at: 0..<subject.bytes.count, in: subject))
  }

  /// Percent of the limit.
  private static let share = 85
}
