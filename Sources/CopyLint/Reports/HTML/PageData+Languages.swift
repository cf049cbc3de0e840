import Readability

// What the page shows of each language: all that can be added up goes there by file and language, so that the page can add
// up what is chosen. A grade can't be added up, so that of each language comes from here.

extension JSONWriter {
  mutating func write(_ report: Report, _ options: ReportOptions) {
    array("files") {
      for file in report.files {
        let locales = file.shownLocales
        let tallies = FindingTally.byLocale(of: file, in: locales, of: report, options)
        $0.array {
          $0.value(file.path)
          $0.array { for (locale, tally) in zip(locales, tallies) { $0.write(locale, tally) } }
        }
      }
    }
  }

  private mutating func write(_ locale: LocaleSummary, _ tally: FindingTally) {
    let grade = PageGrade(locale.grade)
    let plain = locale.measure.value == nil ? Scorecard.Share() : locale.plain
    row(
      .text(locale.locale), .number(locale.isSource ? 1 : 0), .number(locale.entries),
      .number(locale.notMeasured),
      .decimal(grade.value), .decimal(grade.error), .number(grade.isOfProse ? 1 : 0),
      .list([plain.checked, plain.clear]),
      .list([
        tally.errors, tally.warnings, tally.notes, tally.fixable, tally.suppressed, tally.known, tally.hidden,
      ]),
      .list(
        Scorecard.Category.allCases.flatMap { [locale.scorecard[$0].checked, locale.scorecard[$0].clear] }),
      .list(grade.value == nil ? [] : locale.grades.strings))
  }

  mutating func write(_ grades: [(locale: String, grade: OverallGrade)]) {
    array("grades") {
      for (locale, grade) in grades {
        let grade = PageGrade(grade)
        $0.row(.text(locale), .decimal(grade.value), .decimal(grade.error), .number(grade.isOfProse ? 1 : 0))
      }
    }
  }
}

/// The grade of each language over all files, in the order in which languages come up.
func pooledGrades(of files: [FileReport]) -> [(locale: String, grade: OverallGrade)] {
  var locales = TextList()
  var pools: [(all: Counts, prose: Counts)] = []
  for locale in files.lazy.flatMap(\.locales) {
    let place = locales.place(of: locale.locale)
    if place == pools.count { pools.append((Counts(), Counts())) }
    pools[place].all += locale.counts
    pools[place].prose += locale.prose
  }
  return zip(locales.texts, pools).map { locale, pool in
    let language = Language(locale: Locale(locale).language)
    let grade = OverallGrade(
      prose: Measure(of: pool.prose, in: language), all: Measure(of: pool.all, in: language))
    return (locale, grade)
  }
}

extension FileReport {
  /// Its languages, those too that have findings and no strings. One without a name where there is no other.
  fileprivate var shownLocales: [LocaleSummary] {
    var known = Set(locales.map(\.locale) + [""])
    var shown = locales
    for record in findings.records {
      let locale = findings.locale(of: record)
      if known.insert(locale).inserted { shown.append(LocaleSummary(locale: locale)) }
    }
    return shown.isEmpty ? [LocaleSummary(locale: "")] : shown
  }
}

/// How many findings a language of a file has. What belongs to no language counts in the file's first.
private struct FindingTally {
  var errors = 0
  var warnings = 0
  var notes = 0
  var fixable = 0
  var suppressed = 0
  var known = 0
  /// Notes that are not shown.
  var hidden = 0

  static func byLocale(
    of file: FileReport, in locales: [LocaleSummary], of report: Report, _ options: ReportOptions
  ) -> [FindingTally] {
    var tallies = [FindingTally](repeating: FindingTally(), count: locales.count)
    var places: [String: Int] = [:]
    for (place, locale) in locales.enumerated() { places[locale.locale] = place }
    for record in file.findings.records {
      tallies[places[file.findings.locale(of: record)] ?? 0].count(record, of: report, options)
    }
    return tallies
  }

  private mutating func count(_ record: FindingRecord, of report: Report, _ options: ReportOptions) {
    if record.suppressed != nil {
      suppressed += 1
    } else if !record.isOpen {
      known += report.known(record)
    } else {
      if options.shows(record) {
        switch record.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
        if record.isFixable, !record.isAside { fixable += 1 }
      } else if !record.isAside {
        hidden += 1
      }
    }
  }
}

/// A grade as the page shows it; without a value on a scale that is not of school grades.
private struct PageGrade {
  var value: Double?
  var error: Double?
  var isOfProse: Bool

  init(_ grade: OverallGrade) {
    let isGrade = gradeFormulas.contains(grade.measure.formula) && grade.measure.value != nil
    value = isGrade ? grade.measure.value : nil
    error = isGrade ? grade.measure.standardError : nil
    isOfProse = grade.isOfProse
  }
}

private let gradeFormulas = Set(allFormulas.filter { $0.scale == .grade }.map(\.name))
