public import Readability

extension Report {
  /// The sums over all files.
  public struct Summary: Sendable, Equatable {
    /// Files that were read.
    public var files = 0
    /// Strings of these files.
    public var entries = 0
    /// Strings in a language without a formula.
    public var notMeasured = 0
    /// The languages of those, BCP 47, sorted.
    public var localesNotMeasured: [String] = []
    /// Open findings that are errors.
    public var errors = 0
    /// Open findings that are warnings.
    public var warnings = 0
    /// Open findings that are notes.
    public var notes = 0
    /// Findings that a person chose to suppress.
    public var suppressed = 0
    /// Known findings, which do not count.
    package var known = 0
    /// What the baseline lists but is no longer found.
    package var gone = 0
    package var unasked = 0
    package var goneFiles: [String] = []
    /// How many of the findings that are gone were in those.
    package var goneWithFiles = 0
    /// Errors and warnings that the baseline may lack only because it was written before their rule changed.
    var newlyJudged = 0
    /// Findings that `--fix` fixes.
    public var fixable = 0
    /// Those of them that are notes, which `--fix` leaves alone unless they are shown.
    var fixableNotes = 0
    /// Counts of the strings of all languages that are read as text.
    public var counts = Counts()
    /// Pooled measure of these in the source language; where that is not measured, in the language with most words.
    public var measure = Measure(formula: "flesch-kincaid-grade", why: .noText)
    /// The language of that measure, then the others that have one.
    var measuredLanguages: [String] = []
    /// The measure of those that are prose, in the same language.
    public var prose = Measure(formula: "flesch-kincaid-grade", why: .noText)
    /// Strings of that language that are not prose, and how many of them have no finding on their words.
    package var plain = Scorecard.Share()
    /// The grade to show.
    package var grade: OverallGrade { OverallGrade(prose: prose, all: measure) }
    package var scorecard = Scorecard()
  }

  /// The sums, computed each time.
  public var summary: Summary {
    var summary = Summary()
    var pools: [Pool] = []
    var unmeasured: Set<String> = []
    summary.files = files.count
    summary.gone = gone.count
    summary.unasked = unasked
    summary.goneFiles = goneFiles
    summary.goneWithFiles = gone.count { goneFiles.contains($0.path) }
    // By index: to take a report out of the list copies it.
    for file in files.indices {
      for locale in files[file].locales {
        summary.entries += locale.entries
        summary.notMeasured += locale.notMeasured
        summary.counts += locale.counts
        summary.scorecard += locale.scorecard
        if locale.notMeasured > 0 { unmeasured.insert(locale.locale) }
        if locale.measure.value != nil { Self.add(locale, to: &pools) }
      }
      for record in files[file].findings.records {
        if record.suppressed != nil {
          summary.suppressed += 1
        } else if !record.isOpen {
          summary.known += known(record)
        } else {
          summary.count(record)
          if !changedRules.isEmpty, record.severity > .note,
            changedRules.contains(files[file].findings.rule(of: record))
          {
            summary.newlyJudged += 1
          }
        }
      }
    }
    if let pool = pools.max(by: Pool.isLighter) {
      summary.measure = Measure(of: pool.counts, in: Language(locale: pool.language))
      summary.prose = Measure(of: pool.prose, in: Language(locale: pool.language))
      summary.plain = pool.plain
      summary.measuredLanguages =
        [pool.language] + pools.map(\.language).filter { $0 != pool.language }.sorted()
    }
    summary.localesNotMeasured = unmeasured.sorted()
    return summary
  }

  /// How many known findings a record stands for. The baseline has a line for each of a series. What a revision had beside
  /// errors and warnings is nothing that anybody wrote down.
  func known(_ record: FindingRecord) -> Int {
    guard record.suppressed == nil, !record.isOpen else { return 0 }
    return changes != nil && record.severity == .note ? 0 : 1 + Int(record.series)
  }

  /// What is measured in one language.
  private struct Pool {
    var language: String
    var isSource: Bool
    var counts = Counts()
    var prose = Counts()
    var plain = Scorecard.Share()

    mutating func add(_ locale: LocaleSummary) {
      counts += locale.counts
      prose += locale.prose
      plain += locale.plain
      isSource = isSource || locale.isSource
    }

    /// The code breaks ties, so that the order of the files doesn't matter.
    static func isLighter(_ left: Pool, _ right: Pool) -> Bool {
      (left.isSource ? 1 : 0, left.counts.words, right.language)
        < (right.isSource ? 1 : 0, right.counts.words, left.language)
    }
  }

  private static func add(_ locale: LocaleSummary, to pools: inout [Pool]) {
    let language = Locale(locale.locale).language
    let index = pools.firstIndex { $0.language == language }
    if index == nil { pools.append(Pool(language: language, isSource: false)) }
    pools[index ?? pools.count - 1].add(locale)
  }
}

extension Report.Summary {
  fileprivate mutating func count(_ record: FindingRecord) {
    if record.isAside { return }
    switch record.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
    if record.isFixable { fixable += 1 }
    if record.isFixable, record.severity == .note { fixableNotes += 1 }
  }
}
