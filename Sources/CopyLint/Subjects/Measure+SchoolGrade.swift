internal import Readability

extension Measure {
  /// The grade, where the formula gives one: adjusted for familiar words if the formula can do that.
  var schoolGrade: Double? {
    let formula = Formula(named: formula)
    guard formula?.scale ?? .grade == .grade else { return nil }
    return adjusted ?? value
  }

  /// Whether the text has enough words for its grade to mean something, and is above the limit by more than its error.
  func isSurelyAbove(_ limit: Double) -> Bool {
    let fewestWords = 20
    guard words >= fewestWords, let grade = schoolGrade, let error = standardError else { return false }
    return grade - error > limit
  }
}
