internal import Readability

extension Subject {
  /// Whether the text fails the highest grade, or may fail it: then familiar words counted kindly are above it too.
  var isOverGrade: Bool {
    guard measure.value != nil, let adjusted = measure.adjusted else { return false }
    return measure.isTooHard
      || measure.words >= Self.fewestWordsForGrade && adjusted > limit.max && limit.gate != .off
  }

  /// A text of fewer words says too little about its grade.
  static let fewestWordsForGrade = 10
}
