extension Span where Element == UInt8 {
  /// Where `pattern` first begins at `start` or later and ends before `end`; nil when it does not. ASCII, case counts.
  func firstIndex(of pattern: StaticString, from start: Int, before end: Int) -> Int? {
    let length = pattern.utf8CodeUnitCount
    guard length > 0 else { return nil }
    return pattern.withUTF8Buffer { pattern in
      var index = start
      while index + length <= end {
        var matched = 0
        while matched < length, unsafe self[index + matched] == pattern[matched] { matched += 1 }
        if matched == length { return index }
        index += 1
      }
      return nil
    }
  }
}
