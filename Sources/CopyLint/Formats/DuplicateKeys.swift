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
}
