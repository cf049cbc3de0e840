extension TextReporter {
  /// `Errors in translations: de 4 (values-de/strings.xml:90), ar 1 (values-ar/strings.xml:12)`, the worst first, each with its
  /// first one: they come after all that was found in the source language.
  ///
  /// - Returns: nil where nothing comes before them.
  static func translationErrors(of report: Report, _ options: ReportOptions) -> String? {
    let items = FindingOrder(report, options).items
    guard let first = items.first, isInSource(first, of: report) else { return nil }
    var languages: [(locale: String, count: Int, place: String)] = []
    for item in items {
      guard report.files[item.file].findings.records[item.finding].severity == .error,
        !isInSource(item, of: report)
      else { continue }
      let file = report.files[item.file]
      let record = file.findings.records[item.finding]
      let locale = file.findings.locale(of: record)
      if let index = languages.firstIndex(where: { $0.locale == locale }) {
        languages[index].count += 1
      } else {
        let line = file.findings.place(of: record)?.line ?? 0
        languages.append((locale, 1, lineStart(file.path) + (line > 0 ? ":\(line)" : "")))
      }
    }
    guard !languages.isEmpty else { return nil }
    languages.sort { ($1.count, $0.locale) < ($0.count, $1.locale) }
    let shown = languages.prefix(mostErrorLanguages).map { "\($0.locale) \(grouped($0.count)) (\($0.place))" }
    let rest = languages.dropFirst(mostErrorLanguages).reduce(0) { $0 + $1.count }
    let more = rest > 0 ? ", others \(grouped(rest))" : ""
    return "Errors in translations: \(shown.joined(separator: ", "))\(more)"
  }

  private static let mostErrorLanguages = 3

  /// Why other reports of this run have higher counts; nil where they don't.
  static func countingOfMissing(in report: Report, _ options: ReportOptions) -> String? {
    guard options.showsTranslations, !options.showsEach, report.changes == nil else { return nil }
    let rule = TranslationMissing().about.name
    let findings = report.files.reduce(0) { sum, file in
      sum + file.findings.count(options) { file.findings.rule(of: $0) == rule }
    }
    let missing = report.translations.reduce(0) { $0 + $1.coverage.missing }
    guard findings > 0, missing > findings else { return nil }
    return
      "One finding can cover many missing translations, and counts once here. “--all”, CSV and a baseline count each."
  }

  /// Why the rows of languages have more than the sum; nil where they don't.
  static func countingOfLanguages(in report: Report, _ options: ReportOptions) -> String? {
    guard options.showsTranslations, report.countsInSeveralLanguages else { return nil }
    return "A finding for several languages counts once here, and once in the row of each language."
  }

  private static func isInSource(_ item: FindingOrder.Item, of report: Report) -> Bool {
    let file = report.files[item.file]
    return SourceLocales(file).contain(file.findings.records[item.finding], of: file.findings)
  }
}
