extension Scorecard.Share {
  /// “98% of 50”; “3 of 4” below five, too few for a percentage; nil when there was nothing to check.
  ///
  /// - Parameter sign: what is after the figure.
  func words(sign: String = "%") -> String? {
    guard let percent else { return nil }
    return checked < Self.fewest ? "\(clear) of \(checked)" : "\(percent)\(sign) of \(grouped(checked))"
  }

  /// With fewer strings, a percentage would claim too much.
  static let fewest = 5
}

extension Scorecard {
  /// All checks of all categories together.
  package var overall: Share { Category.allCases.reduce(into: Share()) { $0 += self[$1] } }
}

extension Scorecard.Share {
  /// The share as one word for a table; nil when there was nothing to check.
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

  /// The share if that many more strings were clear.
  package func clearing(_ more: Int) -> Self {
    var better = self
    better.clear = min(checked, clear + more)
    return better
  }
}
