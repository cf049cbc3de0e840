/// A word, and how much of it is in a text.
public struct WordUse: Sendable, Equatable {
  /// Letters and digits of the word.
  public var letters: Int
  /// Syllables that count against the text: of a familiar word two at most.
  public var syllables: Int
  /// How often it occurs.
  public var count: Int

  /// A word by its letters and syllables, and how often it occurs.
  public init(letters: Int, syllables: Int, count: Int = 1) {
    self.letters = letters
    self.syllables = syllables
    self.count = count
  }

  /// The use of one token of an analyzed text.
  public init(_ token: Token, in text: Span<UInt8>) {
    let spoken = Int(token.syllables)
    self.init(
      letters: WordForm(text, token.range).letters,
      syllables: token.traits.contains(.familiar) ? min(spoken, 2) : spoken)
  }
}

extension Formula {
  /// How much easier a text would be if a short word, of one syllable and four letters, stood in place of a word:
  /// in grades or points, above zero for a word that makes it harder.
  ///
  /// - Parameters:
  ///   - use: the word, and how often it is in the text.
  ///   - counts: of the text; adjusted where `use` is.
  public func cost(of use: WordUse, in counts: Counts) -> Double {
    guard let value = value(of: counts), let easier = self.value(of: counts.replacing(use)) else { return 0 }
    return scale == .ease ? easier - value : value - easier
  }
}

extension Counts {
  fileprivate func replacing(_ use: WordUse) -> Counts {
    var counts = self
    counts.letters -= use.count * (use.letters - 4)
    counts.syllables -= use.count * (use.syllables - 1)
    if use.letters > 6 { counts.longWords -= use.count }
    if use.syllables >= 3 { counts.polysyllables -= use.count }
    if use.syllables >= 4 { counts.fourSyllables -= use.count }
    if use.syllables != 1 { counts.monosyllables += use.count }
    return counts
  }
}
