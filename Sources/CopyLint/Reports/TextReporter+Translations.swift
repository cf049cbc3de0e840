extension TextReporter {
  /// A row for each language, and the strings to start with. Next to the changes since a revision, only languages in which
  /// something was found or changed.
  func writeTranslations(
    of report: Report, _ options: ReportOptions, style: TextStyle, into output: inout [UInt8]
  ) {
    let rows = report.translations.filter { row in
      guard let changes = report.changes else { return true }
      return row.errors + row.warnings > 0 || changes.locales.contains(row.coverage.locale)
    }
    let notCompared = report.changes == nil ? report.notCompared : []
    if rows.isEmpty {
      for text in notCompared { paragraph(text, options, style, into: &output) }
      return
    }
    var table = TextTable([
      .init("language", isNumber: false), .init("strings"), .init("done"), .init("to review"),
      .init("missing"),
      .init("stale"), .init("errors"), .init("warnings"),
    ])
    let shown = options.findingLimit == nil ? rows.count : Self.mostLanguages
    for row in rows.prefix(shown) {
      let coverage = row.coverage
      table.add([
        coverage.locale, grouped(coverage.strings), coverage.percent.map { "\($0)%" } ?? "–",
        grouped(coverage.needsReview), grouped(coverage.missing), grouped(coverage.stale),
        grouped(row.errors),
        grouped(row.warnings),
      ])
    }
    for text in table.lines(style: style, width: options.tableWidth) { line(text, into: &output) }
    if rows.count > shown {
      line(PrintableText("… and \(grouped(rows.count - shown)) more languages: --all"), into: &output)
    }
    for text in notCompared { paragraph(text, options, style, into: &output) }
    let worst = report.worstStrings(5)
    if !worst.isEmpty {
      line("", into: &output)
      line("Start with these strings:", into: &output)
      for string in worst {
        let place = string.line > 0 ? "\(lineStart(string.path)):\(string.line)" : lineStart(string.path)
        let name = string.breaksFile ? "syntax-error" : "\(string.locale) \(Self.cut(shownKey(string.key)))"
        var lines = WrappedLines(width: options.width, breaksWords: options.cutsLines)
        lines.add("\(place) \(name):")
        let counts = PrintableText(Self.counts(string))
        lines.add(counts, width: displayWidth(of: counts.text))
        lines.write(into: &output)
      }
    }
    line("", into: &output)
  }

  /// The worst languages, when findings are cut short too.
  private static let mostLanguages = 10

  private static func counts(_ string: Report.WorstString) -> String {
    let errors = string.errors == 1 ? "1 error" : "\(grouped(string.errors)) errors"
    let warnings = string.warnings == 1 ? "1 warning" : "\(grouped(string.warnings)) warnings"
    return "\(errors), \(warnings)"
  }

  private static func cut(_ key: String) -> String {
    let widest = 40
    return key.count > widest ? key.prefix(widest - 1) + "…" : key
  }
}
