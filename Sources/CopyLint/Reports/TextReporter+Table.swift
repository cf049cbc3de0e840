import Readability

extension TextReporter {
  /// A row for each file and language, and the sums; only the sums where there are too many rows for a terminal.
  func writeTable(
    of report: Report, summary: Report.Summary, _ options: ReportOptions, style: TextStyle,
    into output: inout [UInt8]
  ) {
    // The findings on a few strings say nothing of the files.
    guard options.askedKeys.isEmpty else { return }
    let rows = report.files.reduce(0) { $0 + max(1, $1.locales.count) }
    guard options.findingLimit == nil || rows <= Self.mostRows else { return }
    var table = TextTable([
      .init("file", isNumber: false), .init("locale", isNumber: false), .init("strings"), .init("words"),
      .init("grade"), .init("errors"), .init("warnings"),
    ])
    // Where there are many files, those with nothing to say are only counted.
    var isLeftOut = 0
    for index in report.files.indices {
      if rows > Self.mostRows, Found(report.files[index].findings, selects: { _ in true }).isEmpty {
        isLeftOut += 1
        continue
      }
      let file = report.files[index]
      let path = Self.shortened(file.path)
      if file.locales.isEmpty {
        let found = Found(file.findings) { _ in true }
        table.add([path, "", "0", "0", "–", String(found.errors), String(found.warnings)])
      }
      for (index, locale) in file.locales.enumerated() {
        // What belongs to no language, or to one without a string here, belongs to the file; its first row shows it.
        let found = Found(file.findings) { name in
          name == locale.locale || index == 0 && !file.locales.contains { $0.locale == name }
        }
        table.add([
          path, locale.locale, grouped(locale.entries), grouped(locale.counts.words),
          Self.scaled(locale.grade), grouped(found.errors), grouped(found.warnings),
        ])
      }
    }
    let files = summary.files == 1 ? "1 file" : "\(grouped(summary.files)) files"
    table.addTotal([
      files, "", grouped(summary.entries), grouped(summary.counts.words), Self.total(summary),
      grouped(summary.errors), grouped(summary.warnings),
    ])
    for text in table.lines(style: style, width: options.tableWidth) { line(text, into: &output) }
    if isLeftOut > 0 {
      let files = isLeftOut == 1 ? "1 file has" : "\(grouped(isLeftOut)) files have"
      let new = summary.known > 0 ? "new " : ""
      line(PrintableText("\(files) no \(new)errors or warnings."), into: &output)
    }
    line("", into: &output)
  }

  /// Of the table of files on a terminal, and of those without findings elsewhere.
  private static let mostRows = 8

  private struct Found {
    var errors = 0
    var warnings = 0

    var isEmpty: Bool { errors == 0 && warnings == 0 }

    /// - Parameter selects: whether the findings of a locale count.
    init(_ findings: FileFindings, selects: (String) -> Bool) {
      for record in findings.records where record.isOpen && selects(findings.locale(of: record)) {
        switch record.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: break
        }
      }
    }
  }

  /// The grade of one language says which, where there are more. No sum is made over the scales of several.
  private static func total(_ summary: Report.Summary) -> String {
    guard summary.measuredLanguages.count > 1 else { return scaled(summary.grade) }
    let isGrade = Formula(named: summary.measure.formula)?.scale ?? .grade == .grade
    return isGrade ? "\(summary.measuredLanguages[0]): \(grade(summary.grade))" : ""
  }

  /// A grade with its error; a value on another scale also says which.
  private static func scaled(_ shown: OverallGrade) -> String { grade(shown) + scale(of: shown) }

  /// ` szigriszt-pazos`; empty for grades.
  private static func scale(of shown: OverallGrade) -> String {
    let isGrade = Formula(named: shown.measure.formula)?.scale ?? .grade == .grade
    return isGrade ? "" : " \(shown.measure.formula)"
  }

  /// `8.7 ± 0.4`, in brackets where it is not of prose.
  static func grade(_ shown: OverallGrade) -> String {
    let text = grade(shown.measure)
    return shown.isOfProse || shown.measure.value == nil ? text : "(\(text))"
  }

  static func grade(_ measure: Measure) -> String {
    if measure.why == .noFormula { return "not measured" }
    guard let value = measure.value, let error = measure.standardError else { return "–" }
    return "\(oneDecimal(value)) ± \(oneDecimal(error))"
  }

  /// As above, without the error.
  static func gradeAlone(_ shown: OverallGrade?) -> String {
    guard let shown, shown.measure.value != nil else { return "–" }
    let text = oneDecimal(shown.measure.value)
    return (shown.isOfProse ? text : "(\(text))") + scale(of: shown)
  }

  static func oneDecimal(_ value: Double?) -> String {
    guard let value, abs(value) < 1e9 else { return "–" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "−" : ""
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  /// The end of a path tells more than its start.
  static func shortened(_ path: String) -> String {
    let widest = 48
    return path.count > widest ? "…" + path.suffix(widest - 1) : path
  }
}

extension ReportOptions {
  /// Columns for a table; nil where it may be as wide as it is.
  var tableWidth: Int? { cutsLines ? width : nil }
}
