/// A file to check.
struct SourceFile: Sendable, Equatable {
  /// As reports show it: relative to the root of the project, else as it was given.
  var path: String
  /// Absolute.
  var location: String
  /// Whether a person named this very file.
  var isNamed: Bool
  /// Whether it is a link, or is reached through one. Such a file is read, but never written.
  var isLink = false
}

/// A path that could not be checked.
struct Failure: Sendable, Equatable {
  var path: String
  var message: String
}

/// What to say about a file that no format recognizes.
func unknownFormat(_ path: String) -> String {
  let name = path.lowercased()
  if name.hasSuffix(".html") || name.hasSuffix(".htm") {
    return "Leave out “\(path)”. HTML is not one of the formats."
  }
  return
    "Leave out “\(path)”, or set its format under “formats:” in .copy-lint.yml. Its format is unknown."
}
