/// A set of words that is cheap to build: it keeps 64-bit hashes, not words.
///
/// Words are compared folded (`foldedScalar`), so "Café" and "CAFÉ" are one word. Two words of a text share a hash
/// once in ten to the sixteenth with a thousand words in the set.
public struct WordSet: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// Hashes by open addressing with linear probing; 0 is an empty slot. The count is a power of two.
  private var slots: [UInt64] = []
  /// Words in the set.
  public private(set) var count = 0

  public init() {}

  /// An empty set with room for `capacity` words.
  public init(minimumCapacity capacity: Int) {
    if capacity > 0 { resize(toHold: capacity) }
  }

  public init(_ words: [String]) {
    for word in words { insert(word.utf8.span) }
  }

  public init(arrayLiteral words: String...) {
    self.init(words)
  }

  public var isEmpty: Bool { count == 0 }

  /// - Parameter word: UTF-8, in any case.
  public mutating func insert(_ word: Span<UInt8>) { insert(hash: Self.hash(word)) }

  /// Inserts the word that has this hash.
  public mutating func insert(hash: UInt64) {
    if (count + 1) * 2 > slots.count { resize(toHold: max(8, count * 2)) }
    place(hash)
  }

  /// - Parameter word: UTF-8, in any case.
  public func contains(_ word: Span<UInt8>) -> Bool {
    count > 0 && contains(hash: Self.hash(word))
  }

  public func contains(_ word: String) -> Bool {
    contains(word.utf8.span)
  }

  /// Whether a word with this hash is in the set.
  public func contains(hash: UInt64) -> Bool {
    guard !slots.isEmpty else { return false }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] == hash { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  /// The hash of a word, never 0: FNV-1a over its folded scalars, stirred so that its low bits are good.
  public static func hash(_ word: Span<UInt8>) -> UInt64 {
    var hash = WordHash()
    var index = 0
    while index < word.count { hash.add(foldedScalar(of: word, at: &index)) }
    return hash.value
  }

  private mutating func resize(toHold capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    count = 0
    for hash in old where hash != 0 { place(hash) }
  }

  private mutating func place(_ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] == hash { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = hash
    count += 1
  }
}

/// The hash of a word, scalar by scalar, so that the hashes of its beginnings come for free.
///
/// Inlined into its callers: a glossary hashes a thousand words before the first string is checked.
public struct WordHash: Sendable {
  @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable public init() {}

  @inlinable public mutating func add(_ scalar: UInt32) {
    state = (state ^ UInt64(scalar)) &* 0x0000_0100_0000_01B3
  }

  /// The hash of what was added so far; never 0.
  @inlinable public var value: UInt64 {
    let stirred = (state ^ state >> 32) &* 0x9E37_79B9_7F4A_7C15
    return max(1, stirred ^ stirred >> 29)
  }
}
