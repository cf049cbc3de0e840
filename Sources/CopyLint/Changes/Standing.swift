internal import Readability

extension Changes {
  /// How the strings of some files do at one time.
  package struct Standing: Sendable, Equatable {
    package var scorecard = Scorecard()
    /// Of the source language; nil when nothing is measured.
    package var grade: OverallGrade?

    package init() {}

    init(of files: [FileReport]) {
      var report = Report()
      report.files = files
      let summary = report.summary
      scorecard = summary.scorecard
      if summary.grade.measure.value != nil { grade = summary.grade }
    }
  }
}

extension Changes {
  /// Whether one formula made both grades. Without the source language, the largest translation is what is measured.
  var hasComparableGrades: Bool {
    guard let old = before.grade, let new = after.grade else { return false }
    return old.measure.formula == new.measure.formula
  }
}
