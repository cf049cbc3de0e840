package import Readability

/// The long words of texts in one language, with how often each occurs.
///
/// Holds a limited number of words; when it is full, words that came only once make room.
package struct CostlyWords: Sendable {
  /// One word.
  package struct Word: Sendable {
    /// As it stood where it was first found.
    package var text: String
    package var use: WordUse
  }

  private static let limit = 4096

  /// The index of a word, by the hash of its folded letters.
  private var places = HashTable<Int32>()
  private var hashes: [UInt64] = []
  private var words: [Word] = []

  package init() {}

  /// Adds the words of a text that make it hard and could be replaced: not names, and not words that most readers know.
  package mutating func add(_ tokens: Span<Token>, of text: Span<UInt8>) {
    for index in tokens.indices where Self.isCostly(tokens[index]) {
      let token = tokens[index]
      add(
        WordSet.hash(text.extracting(token.range)), count: 1, WordUse(token, in: text),
        text: { String(copying: text.extracting(token.range)) })
    }
  }

  /// Adds what was found elsewhere.
  package mutating func add(_ other: CostlyWords) {
    for (hash, word) in zip(other.hashes, other.words) {
      add(hash, count: word.use.count, word.use, text: { word.text })
    }
  }

  /// The words that cost most in a text of these counts, with their costs: the dearest first.
  ///
  /// - Parameters:
  ///   - count: how many words, at most.
  ///   - counts: of the texts that the words are in.
  ///   - formula: what a word costs something in.
  package func dearest(_ count: Int, in counts: Counts, by formula: Formula) -> [(word: Word, cost: Double)] {
    words.map { ($0, formula.cost(of: $0.use, in: counts)) }
      .filter { $0.1 >= 0.005 }
      .sorted { ($1.1, $0.0.text) < ($0.1, $1.0.text) }
      .prefix(count).map { (word: $0.0, cost: $0.1) }
  }

  /// A long word that is not a name, and not known to most readers.
  static func isCostly(_ token: Token) -> Bool {
    token.kind == .word && token.syllables >= 3 && token.traits.isDisjoint(with: [.familiar, .name])
  }

  private mutating func add(
    _ hash: UInt64, count: Int, _ use: @autoclosure () -> WordUse, text: () -> String
  ) {
    if let place = places[hash] {
      words[Int(place)].use.count += count
      return
    }
    if words.count == Self.limit { dropRare() }
    places.set(Int32(words.count), for: hash)
    hashes.append(hash)
    words.append(Word(text: text(), use: use()))
  }

  /// Keeps the half that occurs most often, the earlier of equals.
  private mutating func dropRare() {
    let kept = words.indices.sorted { (words[$1].use.count, $0) < (words[$0].use.count, $1) }
      .prefix(Self.limit / 2).sorted()
    words = kept.map { words[$0] }
    hashes = kept.map { hashes[$0] }
    places = HashTable()
    for (index, hash) in hashes.enumerated() { places.set(Int32(index), for: hash) }
  }
}
