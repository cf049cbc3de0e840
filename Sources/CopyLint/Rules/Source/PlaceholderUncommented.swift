internal import Readability

/// A value in a source text without a comment that says what it is.
struct PlaceholderUncommented: Rule {
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "placeholder-uncommented", group: .translation, severity: .warning, isDefault: false,
      summary: "A source text has a value without a name, and no comment that says what it is.")
  }

  mutating func take(_ configuration: Configuration) { isChecked = configuration.checksTranslations }

  var when: When { isChecked ? .sourceText && .placeholder && .reads(.comment) : .never }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    // “%02d:%02d” has no words to translate.
    guard subject.entry.comment == nil, subject.analysis.counts.words > 0 else { return }
    for place in subject.neutral where place.kind == .placeholder && isNameless(place.range, subject) {
      findings.append(
        finding(
          "Add a comment that says what \(quoted(subject.text(place.range))) is. Translators can't tell.",
          at: place.range, in: subject))
      return
    }
  }

  /// `%@`, `%1$d`, `{0}`; a name such as `{name}` says what it is.
  private func isNameless(_ range: Range<Int>, _ subject: Subject) -> Bool {
    let bytes = subject.bytes[range]
    guard bytes.count > 1, let first = bytes.first, let last = bytes.last else { return false }
    if first == UInt8(ascii: "{") { return bytes.dropFirst().dropLast().allSatisfy(\.isASCIIDigit) }
    return first == UInt8(ascii: "%") && last != UInt8(ascii: "%")
      && !bytes.contains { "({<#".utf8.contains($0) }
  }
}
