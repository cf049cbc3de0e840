extension Scorecard.Share {
  /// “98% of 50”; of fewer than five, which make no percentage, “3 of 4”; nil when there was nothing to check.
  ///
  /// - Parameter sign: what is behind the figure.
  func words(sign: String = "%") -> String? {
    guard let percent else { return nil }
    return checked < Self.fewest ? "\(clear) of \(checked)" : "\(percent)\(sign) of \(grouped(checked))"
  }

  /// A percentage of fewer strings says more than they do.
  static let fewest = 5
}
