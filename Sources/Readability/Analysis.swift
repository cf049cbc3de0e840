/// One sentence of a text.
public struct Sentence: Sendable, Equatable {
  /// UTF-8 offsets in the text, white space at the end left out.
  public var range: Range<Int>
  /// Words and figures in it.
  public var words: Int

  package init(range: Range<Int>, words: Int) {
    self.range = range
    self.words = words
  }
}

/// A text, segmented and counted once, for everyone who looks at it.
public struct Analysis: Sendable, Equatable {
  /// Words, figures and neutral pieces in text order.
  public var tokens: [Token] = []
  /// Sentences in text order; those without a word have `words` 0 and are not counted.
  public var sentences: [Sentence] = []
  /// The sums over all tokens.
  public var counts = Counts()

  /// The analysis of no text.
  public init() {}
}
