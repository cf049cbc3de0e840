/// What is counted in a text. Additive: the counts of a file are the sum of its strings' counts.
public struct Counts: Equatable, Sendable {
  /// Letters and digits of the words, in Unicode scalars.
  public var letters = 0
  /// Syllables of the words, as read aloud.
  public var syllables = 0
  /// Word tokens: a hyphenated word, a contraction and a figure are one each.
  public var words = 0
  /// Sentences with at least one word.
  public var sentences = 0
  /// Words of more than six letters (LIX, RIX, Wiener Sachtextformel).
  public var longWords = 0
  /// Words of three or more syllables.
  public var polysyllables = 0
  /// Words of four or more syllables.
  public var fourSyllables = 0
  /// Words of exactly one syllable.
  public var monosyllables = 0
  /// Syllables where a familiar word counts two at most: the base of the adjusted grade.
  public var adjustedSyllables = 0

  /// Counts of an empty text.
  public init() {}

  /// Removes the counts of a text that was added before.
  package static func -= (total: inout Counts, part: Counts) {
    total.letters -= part.letters
    total.syllables -= part.syllables
    total.words -= part.words
    total.sentences -= part.sentences
    total.longWords -= part.longWords
    total.polysyllables -= part.polysyllables
    total.fourSyllables -= part.fourSyllables
    total.monosyllables -= part.monosyllables
    total.adjustedSyllables -= part.adjustedSyllables
  }

  /// Adds the counts of another text.
  public static func += (total: inout Counts, part: Counts) {
    total.letters += part.letters
    total.syllables += part.syllables
    total.words += part.words
    total.sentences += part.sentences
    total.longWords += part.longWords
    total.polysyllables += part.polysyllables
    total.fourSyllables += part.fourSyllables
    total.monosyllables += part.monosyllables
    total.adjustedSyllables += part.adjustedSyllables
  }
}
