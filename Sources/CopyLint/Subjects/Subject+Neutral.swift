extension Subject {
  /// Whether a byte of `range` belongs to a placeholder, markup or an address. Rules leave those alone.
  func isNeutral(_ range: Range<Int>) -> Bool {
    for piece in neutral {
      if piece.range.lowerBound >= range.upperBound { return false }
      if piece.range.overlaps(range) { return true }
    }
    return false
  }
}
