extension Scorecard {
  /// All checks of all categories together.
  package var overall: Share { Category.allCases.reduce(into: Share()) { $0 += self[$1] } }
}

extension Scorecard.Share {
  /// With fewer strings, a percentage would claim too much.
  static let fewest = 5
  /// From this percentage on, the word is one of praise.
  static let praised = 90

  /// “98%”; of fewer than five, which make no percentage, “3 of 4”; nil when there was nothing to check.
  func figure() -> String? {
    percent.map { checked < Self.fewest ? "\(clear) of \(checked)" : "\($0)%" }
  }

  /// “98% of 50”, “3 of 4”; nil when there was nothing to check.
  func words() -> String? {
    figure().map { checked < Self.fewest ? $0 : "\($0) of \(grouped(checked))" }
  }

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

  /// Whether its word is one of praise.
  var isPraised: Bool { percent ?? 0 >= Self.praised }

  /// “, excellent”; empty where a word for a few strings would say too much.
  var rating: String { checked < Self.fewest ? "" : status.map { ", \($0)" } ?? "" }

  /// The share when that number of strings more is clear.
  package func clearing(_ more: Int) -> Self {
    var better = self
    better.clear = min(checked, clear + more)
    return better
  }
}

extension Scorecard.Category {
  /// As people call it.
  var title: String {
    switch self {
    case .labels: "Labels"
    case .hintsAndValues: "Hints and values"
    case .errorsAndConfirmations: "Errors and questions"
    case .plainWords: "Plain words"
    case .consistency: "Consistency"
    case .readability: "Readability"
    }
  }

  /// As JSON calls it.
  var identifier: String {
    switch self {
    case .labels: "labels"
    case .hintsAndValues: "hints-and-values"
    case .errorsAndConfirmations: "errors-and-confirmations"
    case .plainWords: "plain-words"
    case .consistency: "consistency"
    case .readability: "readability"
    }
  }
}
