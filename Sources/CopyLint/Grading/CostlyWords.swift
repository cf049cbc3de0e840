package import Readability

/// The long words of texts in one language, with how often each occurs.
///
/// Holds so many different words at most; when they are full, those that came once make room.
package struct CostlyWords: Sendable {
  /// One word.
  package struct Word: Sendable {
    /// As it stood where it was first found.
    package var text: String
    package var use: WordUse
  }

  private static let limit = 4096

  /// Open addressing by the hash of the folded word; an index of −1 is an empty slot.
  private var slots: [Int32] = []
  private var hashes: [UInt64] = []
  private var words: [Word] = []

  package init() {}

  /// Takes in the words of a text that make it hard and could be others: no names, no words that most readers know.
  package mutating func add(_ analysis: Analysis, of text: Span<UInt8>) {
    for token in analysis.tokens where Self.isCostly(token) {
      add(
        WordSet.hash(text.extracting(token.range)), count: 1, WordUse(token, in: text),
        text: { String(decoding: Array(text, token.range), as: UTF8.self) })
    }
  }

  /// Takes in what was found elsewhere.
  package mutating func add(_ other: CostlyWords) {
    for (hash, word) in zip(other.hashes, other.words) {
      add(hash, count: word.use.count, word.use, text: { word.text })
    }
  }

  /// The words that cost most in a text of these counts, with their costs: the dearest first.
  ///
  /// - Parameters:
  ///   - count: how many words, at most.
  ///   - counts: adjusted where the language knows familiar words.
  ///   - formula: what a word costs something in.
  package func dearest(_ count: Int, in counts: Counts, by formula: Formula) -> [(word: Word, cost: Double)] {
    words.map { ($0, formula.cost(of: $0.use, in: counts)) }
      .filter { $0.1 >= 0.005 }
      .sorted { ($1.1, $0.0.text) < ($0.1, $1.0.text) }
      .prefix(count).map { (word: $0.0, cost: $0.1) }
  }

  /// A long word that is no name, and not known to most readers.
  static func isCostly(_ token: Token) -> Bool {
    token.kind == .word && token.syllables >= 3 && token.traits.isDisjoint(with: [.familiar, .name])
  }

  private mutating func add(
    _ hash: UInt64, count: Int, _ use: @autoclosure () -> WordUse, text: () -> String
  ) {
    if slots.isEmpty { rebuild() }
    let slot = slot(of: hash)
    if slots[slot] >= 0 {
      words[Int(slots[slot])].use.count += count
      return
    }
    if words.count == Self.limit { dropRare() }
    slots[self.slot(of: hash)] = Int32(words.count)
    hashes.append(hash)
    words.append(Word(text: text(), use: use()))
  }

  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0, hashes[Int(slots[slot])] != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// Keeps the half that occurs most often, the earlier of equals.
  private mutating func dropRare() {
    let kept = words.indices.sorted { (words[$1].use.count, $0) < (words[$0].use.count, $1) }
      .prefix(Self.limit / 2).sorted()
    words = kept.map { words[$0] }
    hashes = kept.map { hashes[$0] }
    rebuild()
  }

  private mutating func rebuild() {
    slots = Array(repeating: -1, count: Self.limit * 2)
    for (index, hash) in hashes.enumerated() { slots[slot(of: hash)] = Int32(index) }
  }
}

extension [UInt8] {
  fileprivate init(_ text: Span<UInt8>, _ range: Range<Int>) {
    self = range.map { text[$0] }
  }
}
