extension Entry {
  /// Which of `edits`, disjoint and in order, are in its value.
  func indices(of edits: [Edit]) -> Range<Int> {
    guard let range else { return 0..<0 }
    let start = first(of: edits, from: 0) { $0.lowerBound >= range.lowerBound }
    return start..<first(of: edits, from: start) { $0.upperBound > range.upperBound }
  }

  private func first(of edits: [Edit], from start: Int, where isReached: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (start, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(edits[middle].range) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
