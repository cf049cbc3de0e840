public import Readability

extension Report {
  /// The sums over all files.
  public struct Summary: Sendable, Equatable {
    public var files = 0
    public var entries = 0
    /// Strings in a language without a formula.
    public var notMeasured = 0
    /// The languages of those, BCP 47, sorted.
    public var localesNotMeasured: [String] = []
    public var errors = 0
    public var warnings = 0
    public var notes = 0
    /// Findings that a person chose to keep quiet.
    public var suppressed = 0
    /// Findings that `--fix` takes care of.
    public var fixable = 0
    /// Counts of the prose of all languages.
    public var counts = Counts()
    /// Pooled measure of the prose in the languages that are measured.
    public var measure = Measure(formula: "flesch-kincaid-grade", why: .noText)
    public var scorecard = Scorecard()
  }

  public var summary: Summary {
    var summary = Summary()
    var measured = Counts()
    var unmeasured: Set<String> = []
    summary.files = files.count
    for file in files {
      for locale in file.locales {
        summary.entries += locale.entries
        summary.notMeasured += locale.notMeasured
        summary.counts += locale.counts
        summary.scorecard += locale.scorecard
        if locale.notMeasured > 0 { unmeasured.insert(locale.locale) }
        if locale.measure.value != nil { measured += locale.counts }
      }
      for finding in file.findings { summary.count(finding) }
    }
    summary.measure = pooledGradeMeasure(of: measured, hasFormula: true)
    summary.localesNotMeasured = unmeasured.sorted()
    return summary
  }
}

extension Report.Summary {
  fileprivate mutating func count(_ finding: ReportedFinding) {
    guard finding.suppressed == nil else {
      suppressed += 1
      return
    }
    switch finding.finding.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
    if finding.edit != nil, finding.finding.applicability == .safe { fixable += 1 }
  }
}
