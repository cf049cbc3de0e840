internal import Readability

/// By how much a text is above the highest grade.
struct GradeExcess {
  var verdict: GradeVerdict
  /// From the limit to the adjusted grade, in standard errors; 0 where there is no adjusted grade.
  var margin: Double

  init(of measure: Measure, above limit: Double) {
    verdict = GradeVerdict(measure, limit: limit)
    margin = measure.margin(above: limit) ?? 0
  }

  private init(verdict: GradeVerdict, margin: Double) {
    (self.verdict, self.margin) = (verdict, margin)
  }

  /// The lower one of each.
  func milder(_ other: GradeExcess) -> GradeExcess {
    GradeExcess(verdict: min(verdict, other.verdict), margin: min(margin, other.margin))
  }
}
