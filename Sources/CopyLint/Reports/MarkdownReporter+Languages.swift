extension MarkdownReporter {
  /// A row for each language that something is translated into, the worst first.
  func writeLanguages(of report: Report, _ options: ReportOptions, into text: inout String) {
    let rows = report.translations
    defer { for line in report.notCompared { text += "\n\(cell(line))\n" } }
    guard !rows.isEmpty else { return }
    text += "\n| Language | Strings | Done | To review | Missing | Stale | Errors | Warnings |\n"
    text += "|---|---:|---:|---:|---:|---:|---:|---:|\n"
    for row in rows.prefix(Self.languagesShown) {
      let coverage = row.coverage
      let numbers = [
        coverage.needsReview, coverage.missing, coverage.stale, row.errors, row.warnings,
      ].map(grouped)
      let done = coverage.percent.map { "\($0)%" } ?? "–"
      text +=
        "| \(cell(coverage.locale)) | \(grouped(coverage.strings)) | \(done) | \(numbers.joined(separator: " | ")) |\n"
    }
    if rows.count > Self.languagesShown {
      text += "\nAnd \(rows.count - Self.languagesShown) more languages.\n"
    }
  }

  private static let languagesShown = 20
}
