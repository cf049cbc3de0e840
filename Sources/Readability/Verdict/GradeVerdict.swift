/// What a grade means for a string.
public enum GradeVerdict: Sendable {
  /// At or below the limit, or too short to tell.
  case passes
  /// Above the limit, within the error of the measure.
  case warns
  /// Above the limit, and the text is long or hard enough to be sure.
  case fails
}

extension GradeVerdict {
  /// The verdict on a string: one word never fails by its grade, a short text only with a hard word in it, a longer
  /// one when the grade is above the limit by more than its standard error.
  ///
  /// - Parameters:
  ///   - adjusted: the Flesch-Kincaid grade, familiar words counted with two syllables at most.
  ///   - standardError: of the grade, in grades.
  ///   - words: of the string.
  ///   - hasHardWord: whether one of them is long and not well known.
  ///   - limit: the highest grade that passes.
  public init(adjusted: Double, standardError: Double, words: Int, hasHardWord: Bool, limit: Double = 8) {
    self =
      switch words {
      case ..<2: .passes
      case ..<10: hasHardWord && adjusted - 1.28 * standardError > limit ? .fails : .passes
      default: adjusted - standardError > limit ? .fails : adjusted > limit ? .warns : .passes
      }
  }
}
