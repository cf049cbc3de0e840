/// What a grade means for prose.
public enum GradeVerdict: Int, Sendable, Comparable {
  /// Not above the limit by more than the error of the measure.
  case passes
  /// Above the limit, but not when familiar words are counted kindly.
  case warns
  /// Above the limit even if familiar words are counted kindly.
  case fails

  public static func < (left: GradeVerdict, right: GradeVerdict) -> Bool { left.rawValue < right.rawValue }
}

extension GradeVerdict {
  /// The verdict on prose: a string, or the sum of many.
  ///
  /// It fails when even the adjusted value is above the limit by more than the standard error. It warns when the value is,
  /// unless familiar words alone make it so: then the middle of the two values is not above the limit.
  ///
  /// - Parameters:
  ///   - value: the Flesch-Kincaid grade.
  ///   - adjusted: the same, familiar words counted with two syllables at most.
  ///   - standardError: of the grade, in grades.
  ///   - limit: the highest grade that passes.
  public init(value: Double, adjusted: Double, standardError: Double, limit: Double = 8) {
    self =
      if adjusted - standardError > limit {
        .fails
      } else if value - standardError > limit, (value + adjusted) / 2 > limit {
        .warns
      } else {
        .passes
      }
  }

  /// The verdict that a measure gives when it is of prose; it passes where there is no adjusted value.
  package init(_ measure: Measure, limit: Double) {
    guard let value = measure.value, let adjusted = measure.adjusted, let error = measure.standardError else {
      self = .passes
      return
    }
    self.init(value: value, adjusted: adjusted, standardError: error, limit: limit)
  }
}

extension Measure {
  /// How many standard errors the adjusted value is above a limit; nil without an adjusted value.
  package func margin(above limit: Double) -> Double? {
    guard let adjusted, let standardError, standardError > 0 else { return nil }
    return (adjusted - limit) / standardError
  }
}
