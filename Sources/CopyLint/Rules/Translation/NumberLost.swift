/// A plural form for several numbers that does not show the number.
struct NumberLost: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "number-lost", group: .translation, severity: .error,
      summary: "A form that is used for several numbers does not show the number.")
  }

  var when: When { .pair && .plural }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard let plural = subject.plural, !plural.isOrdinal, plural.numbers != .one,
      plural.numbers != .unknown
    else { return }
    if Self.isSpanOfRails(subject.entry) { return }
    let numbers = PluralNumber(of: source, plural)
    guard let number = number(in: source, numbers) else { return }
    // One that the source doesn't have may be the number under another name, which `placeholder-mismatch` tells.
    let isShown = subject.placeholders.contains { value in
      numbers.contains(value)
        || PlaceholderComparison.mayBeNumber(value)
          && !source.placeholders.contains { $0.reference == value.reference }
    }
    if isShown { return }
    let isRare = plural.numbers == .zeroAndOne
    findings.append(
      finding(
        isRare
          ? "Add \(quoted(number)). This form is also used for 0."
          : "Add \(quoted(number)). This form is used for several numbers.",
        at: 0..<subject.bytes.count, in: subject, words: [number], severity: isRare ? .note : nil))
  }

  /// Spans of time for which Rails gives no number above 20, so that “one” is for 1 alone.
  private static func isSpanOfRails(_ entry: Entry) -> Bool {
    entry.key.utf8.count < 200 && entry.key.contains("distance_in_words")
      && [".less_than_x_seconds", ".less_than_x_minutes", ".about_x_months"].contains {
        entry.key.hasSuffix($0)
      }
  }

  /// The number as the source shows it in the form for many; nil when it shows none.
  private func number(in source: SourceText, _ numbers: PluralNumber) -> String? {
    guard let other = source.forms.other ?? source.forms.all.last
    else { return nil }
    let found = placeholders(inSentence: other.text, syntax: source.forms.syntax)
      .first { numbers.contains($0) }
    return found.map { String(decoding: Array(other.text.utf8)[$0.range], as: UTF8.self) }
  }
}
