import Testing

@testable import CopyLint
@testable import Readability

@Suite struct GradeHistogramTests {
  private func measure(_ grade: Double?, isProse: Bool = true) -> Measure {
    var measure = Measure(formula: "f", value: grade, words: 10)
    measure.isProse = isProse
    return measure
  }

  @Test func `counts a grade at its upper end, and only prose`() {
    var histogram = GradeHistogram()
    #expect(histogram.strings == [])
    for grade in [-3, 0, 0.5, 1, 1.01, 6, 6.01, 8, 8.01, 16, 16.1, 99] {
      histogram.count(measure(grade))
    }
    histogram.count(measure(7, isProse: false))
    histogram.count(measure(nil))
    let expected = [4, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2]
    #expect(histogram.strings == expected)
    var sum = GradeHistogram()
    sum += GradeHistogram()
    #expect(sum.strings == [])
    sum += histogram
    sum += histogram
    #expect(sum.strings == expected.map { $0 * 2 })
  }
}
