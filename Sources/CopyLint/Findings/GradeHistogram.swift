package import Readability

/// How many strings have which grade.
package struct GradeHistogram: Sendable, Equatable {
  /// The last bar takes all higher grades.
  package static let bars = 17

  /// Strings by bar; the bar at 6 is above grade 6, up to 7, and the first all that is lower. Empty when none was counted.
  package private(set) var strings: [Int] = []

  package init() {}

  /// Counts a string, if it is prose.
  package mutating func count(_ measure: Measure) { count(bar: Self.bar(of: measure)) }

  /// The bar of a string; nil for one that is not prose.
  static func bar(of measure: Measure) -> Int? {
    guard measure.isProse ?? false, let grade = measure.value, grade.isFinite else { return nil }
    return Int(min(max(grade.rounded(.up) - 1, 0), Double(bars - 1)))
  }

  mutating func count(bar: Int?) {
    guard let bar else { return }
    if strings.isEmpty { strings = [Int](repeating: 0, count: Self.bars) }
    strings[bar] += 1
  }

  /// Removes a string.
  mutating func remove(bar: Int) { strings[bar] -= 1 }

  package static func += (total: inout GradeHistogram, part: GradeHistogram) {
    if total.strings.isEmpty {
      total.strings = part.strings
    } else {
      for bar in part.strings.indices { total.strings[bar] += part.strings[bar] }
    }
  }
}
