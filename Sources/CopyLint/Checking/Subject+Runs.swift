extension Subject {
  /// The bytes from `start` on for which `condition` holds.
  func run(from start: Int, while condition: (UInt8) -> Bool) -> Range<Int> {
    var end = start
    while end < bytes.count, condition(bytes[end]) { end += 1 }
    return start..<end
  }

  /// The bytes before `end` for which `condition` holds.
  func run(upTo end: Int, while condition: (UInt8) -> Bool) -> Range<Int> {
    var start = end
    while start > 0, condition(bytes[start - 1]) { start -= 1 }
    return start..<end
  }
}
