internal import Readability

extension Subject {
  /// Whether it is longer than what apps say in their own views: the page of a manual describes what a picture shows.
  var isFromManual: Bool { analysis.tokens.count > 30 }
}
