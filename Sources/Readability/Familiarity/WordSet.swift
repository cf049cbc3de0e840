/// A set of words that is cheap to build: it keeps 64-bit hashes, not words.
///
/// Words are compared folded (`foldedScalar`), so "Café" and "CAFÉ" are one word. Two words of a text share a hash
/// once in ten to the sixteenth with a thousand words in the set.
public struct WordSet: Sendable, Equatable, ExpressibleByArrayLiteral {
  private var hashes = HashTable<Void>()

  /// No words.
  public init() {}

  /// An empty set with room for `capacity` words.
  package init(minimumCapacity capacity: Int) {
    hashes.reserve(capacity, like: ())
  }

  /// These words, in any case of their letters.
  public init(_ words: [String]) {
    for word in words { insert(word.utf8.span) }
  }

  public init(arrayLiteral words: String...) {
    self.init(words)
  }

  /// Words in the set.
  public var count: Int { hashes.count }

  /// Whether it has no words.
  public var isEmpty: Bool { hashes.isEmpty }

  public static func == (left: WordSet, right: WordSet) -> Bool {
    var isSame = left.count == right.count
    left.hashes.forEachHash { if !right.contains(hash: $0) { isSame = false } }
    return isSame
  }

  /// - Parameter word: UTF-8, in any case.
  public mutating func insert(_ word: Span<UInt8>) { insert(hash: Self.hash(word)) }

  /// Inserts the word that has this hash.
  package mutating func insert(hash: UInt64) { _ = hashes.insert(hash) }

  /// Inserts the words of another set.
  package mutating func formUnion(_ other: WordSet) { other.hashes.forEachHash { insert(hash: $0) } }

  /// - Parameter word: UTF-8, in any case.
  public func contains(_ word: Span<UInt8>) -> Bool {
    !isEmpty && contains(hash: Self.hash(word))
  }

  /// Whether it has this word, in any case of its letters.
  public func contains(_ word: String) -> Bool {
    contains(word.utf8.span)
  }

  /// Whether a word with this hash is in the set.
  package func contains(hash: UInt64) -> Bool { hashes.contains(hash) }

  /// The hash of a word, never 0: FNV-1a over its folded scalars, stirred so that its low bits are good.
  package static func hash(_ word: Span<UInt8>) -> UInt64 {
    var hash = WordHash()
    for index in word.indices {
      let byte = word[index]
      // Nearly all words are of ASCII alone.
      guard byte < 0x80 else { return Self.hash(word, from: index, after: hash) }
      hash.add(UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte))
    }
    return hash.value
  }

  /// The hash of a word, of which the bytes before `start` are in `hash`.
  private static func hash(_ word: Span<UInt8>, from start: Int, after hash: WordHash) -> UInt64 {
    var hash = hash
    var index = start
    while index < word.count { hash.add(foldedScalar(of: word, at: &index)) }
    return hash.value
  }
}

/// The hash of a word, scalar by scalar, so that the hashes of its beginnings come for free.
///
/// Inlined into its callers: a glossary hashes a thousand words before the first string is checked.
@frozen @usableFromInline
package struct WordHash: Sendable {
  @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable @inline(__always) package init() {}

  @inlinable @inline(__always) package mutating func add(_ scalar: UInt32) {
    state = (state ^ UInt64(scalar)) &* 0x0000_0100_0000_01B3
  }

  /// The hash of what was added so far; never 0.
  @inlinable @inline(__always) package var value: UInt64 {
    let stirred = (state ^ state >> 32) &* 0x9E37_79B9_7F4A_7C15
    return max(1, stirred ^ stirred >> 29)
  }
}
