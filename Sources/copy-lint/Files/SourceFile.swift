/// A file to check.
struct SourceFile: Sendable, Equatable {
  /// As reports show it: relative to the root of the project, else as it was given.
  var path: String
  /// Absolute.
  var location: String
  /// Whether a person named this very file.
  var isNamed: Bool
}

/// A path that could not be checked.
struct Failure: Sendable, Equatable {
  var path: String
  var message: String
}
