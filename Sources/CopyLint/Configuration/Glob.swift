/// A path or key pattern: `*` within a part, `**` across parts, `?` one character, `[abc]` one of, `{a,b}` either.
public struct Glob: Sendable, Hashable {
  /// As written.
  public let pattern: String

  public init(_ pattern: String) {
    self.pattern = pattern
  }

  /// Whether all of `path` matches; parts are separated by `/`.
  public func matches(path: String) -> Bool { pattern == path }

  /// Whether all of `key` matches; a `*` also crosses dots.
  public func matches(key: String) -> Bool { pattern == key }
}
