extension [UInt8] {
  /// The bytes from `start` on for which `condition` holds.
  func run(from start: Int, while condition: (UInt8) -> Bool) -> Range<Int> {
    var end = start
    while end < count, condition(self[end]) { end += 1 }
    return start..<end
  }

  /// The bytes before `end` for which `condition` holds.
  func run(upTo end: Int, while condition: (UInt8) -> Bool) -> Range<Int> {
    var start = end
    while start > 0, condition(self[start - 1]) { start -= 1 }
    return start..<end
  }

  /// The spaces around a place.
  func spaces(around place: Range<Int>) -> Range<Int> {
    let lower = run(upTo: place.lowerBound) { $0 == 0x20 }.lowerBound
    return lower..<run(from: place.upperBound) { $0 == 0x20 }.upperBound
  }

  /// A character and all that follow it and are the same.
  func repeats(of range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end + range.count <= count, self[end..<end + range.count].elementsEqual(self[range]) {
      end += range.count
    }
    return range.lowerBound..<end
  }
}
