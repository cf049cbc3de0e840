@testable import CopyLint
@testable import Readability

/// A report with the same text in every field that comes from a file, its path, its configuration or its glossary.
func report(withEverywhere text: String) -> Report {
  var finding = Finding(
    rule: "jargon", severity: .error, message: "Write \(text) here.", range: 0..<3, words: [text],
    replacement: text, applicability: .safe)
  finding.measure = Measure(
    formula: "flesch-kincaid-grade", value: 20, adjusted: 20, standardError: 1, words: 9)
  var placed = ReportedFinding(
    finding: finding, group: .plainWords, path: text,
    place: Place(start: 0, end: 3, line: 3, column: 4, endLine: 3, endColumn: 7, lineText: text))
  placed.key = text
  placed.locale = text
  placed.variant = text
  placed.text = text
  placed.source = text
  placed.textRange = 0..<3
  placed.fingerprint = "0011223344556677"
  placed.edit = Edit(range: 0..<3, bytes: Array(text.utf8), text: text)
  placed.editRange = 0..<3
  var again = placed
  again.finding.severity = .warning
  again.repeats = 2
  var quiet = placed
  quiet.suppressed = text
  var unplaced = placed
  unplaced.place = nil
  unplaced.edit = nil
  var other = placed
  other.finding.rule = text
  var problem = placed
  problem.group = .file
  problem.finding.rule = "syntax-error"

  var file = FileReport(path: text, format: "xcstrings")
  file.findings = [problem, placed, again, quiet, unplaced, other]
  var locale = LocaleSummary(locale: text)
  locale.entries = 9
  locale.notMeasured = 9
  locale.counts.words = 100
  locale.counts.sentences = 10
  locale.counts.syllables = 150
  locale.measure = Measure(of: locale.counts, in: Language(locale: "en"))
  locale.prose = locale.counts
  locale.proseMeasure = locale.measure
  locale.scorecard.count(role: .button, isMeasured: true, failed: [])
  var second = locale
  second.locale = "\(text)-2"
  file.locales = [locale, second]
  var coverage = TranslationCoverage(locale: text)
  coverage.strings = 9
  file.coverage = [coverage]
  var empty = FileReport(path: "\(text).2", format: "json")
  empty.findings = [unplaced]
  var report = Report()
  report.files = [file, empty]
  report.skipped = [(text, text)]
  report.gone = [Baseline.Line(fingerprint: "00", rule: text, path: text, key: text, locale: text)]
  return report
}

/// What `--since` adds to it.
func changes(withEverywhere text: String) -> Changes {
  var changes = Changes(since: text)
  var file = Changes.File(path: text)
  file.oldPath = text
  file.strings.added = 1
  changes.files = [file]
  return changes
}

/// Grades with the same text everywhere.
func grades(withEverywhere text: String) -> GradeReport {
  var report = GradeReport()
  report.showsAllFormulas = true
  var counts = Counts()
  counts.words = 100
  counts.sentences = 10
  counts.syllables = 150
  let measure = Measure(of: counts, in: Language(locale: "en"))
  for (path, locale) in [(text, "en"), ("\(text)/a/b", "en"), ("\(text)/a/c", "en"), (text, text)] {
    report.parts.append(
      .init(
        path: path, format: text, locale: locale, entries: 3, counts: counts, measure: measure, prose: counts,
        proseMeasure: measure))
  }
  var entry = Entry(key: text, text: text, locale: "en")
  entry.variant = text
  report.texts = [.init(path: text, entry: entry, counts: counts, measure: measure)]
  for language in ["en", text] {
    var causes = GradeCauses(language: language)
    var hard = HardestTexts.Hard(
      report.texts[0], analysis: Analysis(), bytes: Array(text.utf8).span, formula: .fleschKincaidGrade,
      rank: 1)
    hard.costs = [(text, 1), (text, 0.5)]
    causes.hardest.add(hard)
    report.add(causes)
  }
  return report
}
