import Readability

/// Finds keys that a file defines more than once.
struct DuplicateKeys {
  private var seen = WordSet()

  /// The problem with `key` at `range` when it was there before.
  mutating func add(_ key: String, at range: Range<Int>?, locale: String) -> Problem? {
    let hash = byteHash(key.utf8Span.span)
    guard seen.contains(hash: hash) else {
      seen.insert(hash: hash)
      return nil
    }
    return Self.problem(key, at: range, locale: locale)
  }

  static func problem(_ key: String, at range: Range<Int>?, locale: String) -> Problem {
    Problem(
      rule: "duplicate-key", message: "Keep one \(quoted(key)). The app sees only the last.", range: range,
      key: key, locale: locale)
  }
}
