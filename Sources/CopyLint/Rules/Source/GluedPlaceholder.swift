/// A value that touches a word.
struct GluedPlaceholder: Rule {
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "glued-placeholder", group: .translation, severity: .warning,
      summary: "In a source text, a value stands right beside the letters of a word.")
  }

  mutating func take(_ configuration: Configuration) { isChecked = configuration.checksTranslations }

  var needs: SubjectFacts { isChecked ? [.sourceText, .placeholder] : .never }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard isChecked, !subject.isTranslation else { return }
    for place in subject.neutral where place.kind == .placeholder && isValue(place.range, subject) {
      let after = letters(from: place.range.upperBound, in: subject.bytes)
      // Units, "GB" and "px", are short; an "s" may be seconds.
      guard after.count >= 3, !wraps(place.range, subject) else { continue }
      findings.append(
        finding(
          "Write a word of its own beside \(quoted(subject.text(place.range))). Endings differ by language.",
          at: place.range.lowerBound..<after.upperBound, in: subject))
    }
  }

  /// Whether it stands for a tag around words, "%1bold%2": then another one stands behind letters.
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

  private func letters(from start: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end].isASCIISmall { end += 1 }
    return start..<end
  }
}
