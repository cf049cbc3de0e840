import Testing

@testable import CopyLint
@testable import Readability

@Suite struct GradeHistogramTests {
  @Test func `counts a grade at its upper end, and no short text`() {
    var histogram = GradeHistogram()
    #expect(histogram.strings == [])
    for grade in [-3, 0, 0.5, 1, 1.01, 6, 6.01, 8, 8.01, 16, 16.1, 99] {
      histogram.count(Measure(formula: "f", value: grade, words: 10))
    }
    histogram.count(Measure(formula: "f", value: 7, words: 9))
    histogram.count(Measure(formula: "f", words: 20, why: .noFormula))
    let expected = [4, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2]
    #expect(histogram.strings == expected)
    var sum = GradeHistogram()
    sum += GradeHistogram()
    #expect(sum.strings == [])
    sum += histogram
    sum += histogram
    #expect(sum.strings == expected.map { $0 * 2 })
  }

  /// The adjusted grade is the one that decides.
  @Test func `counts the grade that decides`() {
    var histogram = GradeHistogram()
    histogram.count(Measure(formula: "f", value: 12, adjusted: 5.5, words: 12))
    #expect(histogram.strings.firstIndex(of: 1) == 5)
  }
}
