extension Subject {
  /// Whether a byte of `range` belongs to a placeholder, markup or an address. Rules leave those alone.
  ///
  /// By halves, since the pieces are in text order: a text full of placeholders is asked about each of its findings.
  func isNeutral(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = neutral.count
    while low < high {
      let middle = (low + high) / 2
      if neutral[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < neutral.count && neutral[low].range.overlaps(range)
  }
}
