extension Entry {
  /// Which of `edits`, disjoint and in order, are in its value.
  func indices(of edits: [Edit]) -> Range<Int> {
    guard let range else { return 0..<0 }
    let start = edits.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return start..<edits[start...].partitioningIndex { $0.range.upperBound > range.upperBound }
  }
}
