extension TextReporter {
  /// A row for each rule that found something, the most common first: how many findings, how many of them “--fix” takes care
  /// of, and how often readers called such findings right.
  func writeStatistics(
    of report: Report, _ options: ReportOptions, _ style: TextStyle, into output: inout [UInt8]
  ) {
    let rows = report.statistics(options)
    guard !rows.isEmpty else { return }
    var table = TextTable([
      .init("rule", isNumber: false), .init("errors"), .init("warnings"), .init("notes"), .init("fixable"),
      .init("judged right by readers"),
    ])
    for row in rows {
      table.add([
        row.rule, grouped(row.errors), grouped(row.warnings), grouped(row.notes), grouped(row.fixable),
        Self.precision(of: row.rule),
      ])
    }
    for text in table.lines(style: style, width: options.tableWidth) { line(text, into: &output) }
  }

  /// `82% of 50`: of the findings that readers of the field test looked at.
  private static func precision(of rule: String) -> String {
    let records = RuleDescription.records(ofRule: rule)
    var share = Scorecard.Share()
    share.checked = records.reduce(0) { $0 + $1.read }
    share.clear = records.reduce(0) { $0 + $1.right }
    return share.words() ?? "not measured"
  }
}

extension Report {
  /// What a rule found in all files.
  struct RuleSums: Equatable {
    var rule: String
    var errors = 0
    var warnings = 0
    var notes = 0
    var fixable = 0

    var all: Int { errors + warnings + notes }
  }

  func statistics(_ options: ReportOptions) -> [RuleSums] {
    var sums: [String: RuleSums] = [:]
    for file in files {
      for record in file.findings.records where options.shows(record) {
        let rule = file.findings.rule(of: record)
        var row = sums[rule] ?? RuleSums(rule: rule)
        switch record.severity {
        case .error: row.errors += 1
        case .warning: row.warnings += 1
        case .note: row.notes += 1
        }
        if record.isFixable { row.fixable += 1 }
        sums[rule] = row
      }
    }
    return sums.values.sorted { ($1.all, $0.rule) < ($0.all, $1.rule) }
  }
}
