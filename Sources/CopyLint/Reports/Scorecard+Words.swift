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

extension Scorecard {
  /// All checks of all categories together.
  package var overall: Share { Category.allCases.reduce(into: Share()) { $0 += self[$1] } }
}

extension Scorecard.Share {
  /// The share in one word, as a team reads it in a table; nil when there was nothing to check.
  package var status: String? {
    percent.map { percent in
      switch percent {
      case 95...: "excellent"
      case 90...: "very good"
      case 80...: "good"
      case 60...: "fair"
      default: "poor"
      }
    }
  }

  /// The share when that number of strings more is clear.
  package func clearing(_ more: Int) -> Self {
    var better = self
    better.clear = min(checked, clear + more)
    return better
  }
}
