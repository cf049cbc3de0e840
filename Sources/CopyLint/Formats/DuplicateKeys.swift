import Readability

/// Finds keys that a file defines more than once.
struct DuplicateKeys {
  private var seen = HashTable<Void>()

  /// Whether no key had this hash yet.
  mutating func insert(_ hash: UInt64) -> Bool { seen.insert(hash) }

  /// The problem with `key` at `range` when it was there before.
  mutating func add(_ key: String, at range: Range<Int>?, locale: String) -> Problem? {
    insert(byteHash(key.utf8.span)) ? nil : Self.problem(key, at: range, locale: locale)
  }

  static func problem(_ key: String, at range: Range<Int>?, locale: String) -> Problem {
    Problem(
      rule: "duplicate-key", message: "Keep one \(quotedKey(key)). The app sees only the last.", range: range,
      key: key, locale: locale)
  }

  /// In Android's resources: Gradle stops at “Found item String/save more than one time”, aapt2 at “duplicate value”.
  static func androidProblem(_ key: String, at range: Range<Int>, locale: String) -> Problem {
    var problem = problem(key, at: range, locale: locale)
    problem.message = "Remove one \(quotedKey(key)). Android can't build the app with two."
    problem.isFatal = true
    return problem
  }
}
