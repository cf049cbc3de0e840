@testable import CopyLint
@testable import Readability

/// A report by hand: a problem of the file, an error with a fix, one that is suppressed, and a note.
func sampleReport() -> Report {
  var finding = Finding(
    rule: "jargon", severity: .error,
    message: "Write “Please sign in” instead of “Authentication required”.", range: 0..<23,
    words: ["Authentication required"], replacement: "Please sign in", applicability: .safe)
  finding.measure = Measure(
    formula: "flesch-kincaid-grade", value: 26.4912, adjusted: 26.4912, standardError: 7.2125, words: 2,
    isTooHard: true)
  var first = ReportedFinding(
    finding: finding, group: .plainWords, path: "en.lproj/Main.strings",
    place: Place(
      start: 10, end: 33, line: 3, column: 11, endLine: 3, endColumn: 34,
      lineText: "\"auth\" = \"Authentication required\";"))
  first.key = "auth"
  first.locale = "en"
  first.role = .error
  first.roleSource = .key
  first.text = "Authentication required"
  first.fingerprint = "0011223344556677"
  first.edit = Edit(range: 10..<33, bytes: Array("Please sign in".utf8), text: "Please sign in")
  first.editRange = 10..<33
  var quiet = first
  quiet.suppressed = "house style"
  var note = first
  note.finding.severity = .note
  note.finding.rule = "hard-word"
  note.edit = nil
  let problem = ReportedFinding(
    finding: Finding(
      rule: "invalid-encoding", severity: .error, message: "Save this file as UTF-8.", range: 0..<0),
    group: .file, path: "en.lproj/Main.strings")

  var file = FileReport(path: "en.lproj/Main.strings", format: "apple-strings")
  file.findings = [problem, first, quiet, note]
  var locale = LocaleSummary(locale: "en")
  locale.entries = 1204
  locale.counts.words = 100
  locale.counts.sentences = 10
  locale.counts.syllables = 150
  locale.counts.adjustedSyllables = 140
  locale.measure = Measure(of: locale.counts, in: Language(locale: "en"))
  locale.prose = locale.counts
  locale.proseMeasure = locale.measure
  locale.plain.count(isClear: true)
  locale.plain.count(isClear: false)
  locale.scorecard.count(role: .accessibilityLabel, isMeasured: true, failed: .init(.labels))
  locale.scorecard.count(role: .accessibilityLabel, isMeasured: true, failed: [])
  var thai = LocaleSummary(locale: "th")
  thai.entries = 2
  thai.notMeasured = 2
  thai.measure.why = .noFormula
  file.locales = [locale, thai]
  var report = Report()
  report.files = [file]
  report.skipped = [("x.strings", "Check the path “x.strings”. No such file or folder.")]
  return report
}
