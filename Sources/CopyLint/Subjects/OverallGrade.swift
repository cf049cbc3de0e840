package import Readability

/// The grade of many strings: that of their prose, if there are a hundred words of it. Else that of all strings, which is
/// shown in parentheses and judges nothing.
package struct OverallGrade: Sendable, Equatable {
  package let measure: Measure
  package let isOfProse: Bool

  /// Fewer words say too little: their standard error is more than one grade.
  static let fewestWords = 100

  /// - Parameters:
  ///   - prose: the measure of the prose.
  ///   - all: the measure of all strings.
  package init(prose: Measure, all: Measure) {
    isOfProse = prose.words >= Self.fewestWords && prose.value != nil
    measure = isOfProse ? prose : all
  }
}

extension LocaleSummary {
  /// The grade to show.
  package var grade: OverallGrade { OverallGrade(prose: proseMeasure, all: measure) }
}
