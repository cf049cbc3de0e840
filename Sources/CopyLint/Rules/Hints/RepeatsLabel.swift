internal import Readability

/// A hint or a value that begins with the label, which was read just before.
struct RepeatsLabel: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "repeats-label", group: .hints, severity: .warning,
      summary: "A spoken hint or value begins with the words of the label.")
  }

  var when: When { .role(.accessibilityHint, .accessibilityValue) && .sibling }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let repeated = Self.repeated(in: subject) else { return }
    let isHint = subject.entry.role == .accessibilityHint
    let message =
      repeated == subject.trimmedRange
      ? "Say \(isHint ? "what happens" : "the state"), or leave this out. It only repeats the label."
      : "Leave out \(quoted(subject.text(repeated))). A screen reader has just said it."
    findings.append(finding(message, at: repeated, in: subject))
  }

  /// What a text repeats of its label; no other rule says what to write in place of it.
  static func repeated(in subject: Subject) -> Range<Int>? {
    guard let label = subject.sibling?.text, let repeated = repeated(label, in: subject) else { return nil }
    // "Share" and "Share this trip": that is a command, so it is left to `hint-imperative`.
    if subject.entry.role == .accessibilityHint, !label.utf8.contains(0x20),
      subject.beginsWithCommand() || isBeforeArticle(repeated, subject), repeated != subject.trimmedRange,
      !startsWithForm(of: label, subject)
    {
      return nil
    }
    return repeated
  }

  /// The words of the label at the start of the text, in any case.
  private static func repeated(_ label: String, in subject: Subject) -> Range<Int>? {
    let whole = subject.trimmedRange
    let text = subject.text(whole).lowercased()
    let start = label.lowercased()
    guard start.contains(where: \.isLetter), text.hasPrefix(start), text.utf8.count == whole.count else {
      return nil
    }
    let end = whole.lowerBound + start.utf8.count
    if end < whole.upperBound, subject.bytes[end].isASCIIAlphanumeric || subject.bytes[end] >= 0x80 {
      return nil
    }
    let range = whole.lowerBound..<end
    return subject.isNeutral(range) ? nil : range
  }

  /// "Compose" and "Compose a new draft": no thing has its article behind it.
  private static func isBeforeArticle(_ label: Range<Int>, _ subject: Subject) -> Bool {
    let next = subject.analysis.tokens.first { $0.range.lowerBound > label.upperBound }
    return next.map { subject.isWord($0, in: .articles) } ?? false
  }

  /// "Save saves your edits": the verb comes twice.
  private static func startsWithForm(of label: String, _ subject: Subject) -> Bool {
    subject.word(after: 0)?.hasPrefix(label.lowercased()) ?? false
  }
}
