internal import Readability

/// A translation that is hard to read, while its source is not.
struct TranslationHarder: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "translation-harder", group: .translation, severity: .note,
      summary: "A translation is hard to read, and its source is easy.")
  }

  var when: When { .pair(.sourceMeasure) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    // In Portuguese, the grade depends on long words, which plain texts have, too.
    guard subject.entry.language != "pt", let theirs = source.measure,
      let easy = theirs.adjusted ?? theirs.value, easy <= subject.limit.max,
      let value = subject.measure.schoolGrade
    else { return }
    let above = value - easy - Self.difference - (Self.usual[subject.entry.language] ?? 0)
    guard above >= 0 else { return }
    findings.append(
      finding(
        "Use shorter words and sentences. The source is at grade \(Self.shown(easy)), but this is at \(Self.shown(value)).",
        at: subject.trimmedRange, in: subject, measure: subject.measure))
  }

  /// Grades by which a translation from English is usually above its source, because of the formula and the language:
  /// medians of real pairs of twenty words and more, in `Documentation/TranslationPrecision.md`.
  private static let usual: [String: Double] = ["de": 3, "pl": 7, "ru": 6]
  /// Grades by which two languages may well differ on the same text: readers called nearly all smaller ones plain.
  private static let difference = 6.5

  private static func shown(_ grade: Double) -> String { "\(max(0, Int(grade.rounded())))" }
}
