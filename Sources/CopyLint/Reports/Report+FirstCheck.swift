internal import Readability

extension Report {
  /// `A first check: 44 errors and 460 warnings in 13,268 strings of 1 file. Reading grade 7.3, limit 8.`
  ///
  /// - Parameter locale: the language that was checked, if the app has more than one; `A first check of “en” alone`.
  package func firstCheckSentence(locale: String?) -> String {
    let summary = summary
    func count(_ number: Int, _ name: String) -> String {
      "\(grouped(number)) \(name)\(number == 1 ? "" : "s")"
    }
    let found = "\(count(summary.errors, "error")) and \(count(summary.warnings, "warning"))"
    let place = "\(count(summary.entries, "string")) of \(count(summary.files, "file"))"
    let grade =
      summary.measure.adjusted == nil || !summary.grade.isOfProse
      ? "" : " Reading grade \(TextReporter.gradeAlone(summary.grade))."
    let part = locale.map { " of “\($0)” alone" } ?? ""
    let again = locale.map { " “copy-lint --locale \($0)” shows them." } ?? ""
    return "A first check\(part): \(found) in \(place).\(grade)\(again)"
  }
}
