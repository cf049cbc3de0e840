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

/// What was found in a text, as long as its analyzer takes no other.
package struct LentAnalysis: ~Escapable {
  package let counts: Counts
  package let tokens: Span<Token>
  private let sentences: Span<Sentence>

  @_lifetime(copy tokens)
  init(counts: Counts, tokens: Span<Token>, sentences: Span<Sentence>) {
    self.counts = counts
    self.tokens = tokens
    self.sentences = unsafe _overrideLifetime(sentences, copying: tokens)
  }

  /// The same, to be kept.
  package var copy: Analysis {
    var analysis = Analysis()
    for index in tokens.indices { analysis.tokens.append(tokens[index]) }
    for index in sentences.indices { analysis.sentences.append(sentences[index]) }
    analysis.counts = counts
    return analysis
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
