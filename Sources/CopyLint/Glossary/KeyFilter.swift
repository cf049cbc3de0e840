internal import Readability

/// Rejects most hashes that are not a key of a table. A table of many keys does not fit into the processor's
/// cache; eight bits per key do.
struct KeyFilter: Sendable {
  /// As they are in a file that is part of the program. A power of two.
  private(set) var words = CarriedArray<UInt64>()

  /// For no keys.
  init() {}

  /// For `capacity` keys.
  init(capacity: Int) {
    var count = 16
    while count * 64 < capacity * Self.bitsAKey { count *= 2 }
    words = CarriedArray(Array(repeating: 0, count: count))
  }

  /// A filter that is part of the program.
  init(carried words: CarriedArray<UInt64>) {
    self.words = words
  }

  /// How many keys it has room for.
  var capacity: Int { words.count * 64 / Self.bitsAKey }

  /// False when `hash` is not a key.
  func mayContain(_ hash: UInt64) -> Bool {
    guard !words.isEmpty else { return false }
    let bit = bit(of: hash)
    return words[bit >> 6] & 1 << UInt64(bit & 63) != 0
  }

  mutating func insert(_ hash: UInt64) {
    let bit = bit(of: hash)
    words.elements[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  private func bit(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 8) & (words.count * 64 - 1) }

  private static let bitsAKey = 8
}
