/// A number that differs in the translation.
struct NumberMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "number-mismatch", group: .translation, severity: .warning,
      summary: "A translation lacks a number that its source has.")
  }

  var when: When { .sourceSign("0123456789") }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard !Numbers.standAll(source.bytes.span, in: subject.bytes.span) else { return }
    let wanted = Numbers.all(in: source.bytes, source.neutral, withNames: false)
    // What is written as a word, and the hour of another clock, cannot be told from a slip.
    guard wanted.contains(where: Self.isFigure), !Numbers.holdTime(source.bytes),
      !source.bytes.span.contains("e.g."),
      source.text.unicodeScalars.contains(where: { $0.properties.isAlphabetic })
    else { return }
    let own = Numbers.all(in: subject.bytes, subject.neutral, withNames: true)
    for number in wanted where Self.isFigure(number) && !own.contains(number) {
      // Digits may be grouped or split in another way.
      if own.joined().contains(number) { continue }
      // Arabic writes tens as words.
      if number.utf8.count == 2, number.hasSuffix("0"), subject.entry.language == "ar" { continue }
      findings.append(
        finding(
          "Check the number “\(number)”. The source has it.", at: 0..<subject.bytes.count, in: subject,
          words: [number]))
      return
    }
  }

  /// Whether people write the number with digits in every language.
  private static func isFigure(_ number: String) -> Bool {
    // 24 hours are a day, and 60 minutes an hour.
    number.utf8.count > 2 || number.utf8.count == 2 && number > "20" && number != "24" && number != "60"
  }
}
