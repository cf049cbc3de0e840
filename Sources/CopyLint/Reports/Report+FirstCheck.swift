internal import Readability

extension Report {
  /// `A first check: 44 errors and 460 warnings in 13,268 strings of 1 file. Reading grade 7.3, limit 8.`
  package var firstCheckSentence: String {
    let summary = summary
    func count(_ number: Int, _ name: String) -> String {
      "\(grouped(number)) \(name)\(number == 1 ? "" : "s")"
    }
    let found = "\(count(summary.errors, "error")) and \(count(summary.warnings, "warning"))"
    let place = "\(count(summary.entries, "string")) of \(count(summary.files, "file"))"
    let grade =
      summary.measure.adjusted == nil ? "" : " Reading grade \(TextReporter.gradeAlone(summary.grade))."
    return "A first check: \(found) in \(place).\(grade)"
  }
}
