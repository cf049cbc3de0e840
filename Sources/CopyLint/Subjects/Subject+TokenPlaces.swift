import Readability

extension Subject {
  /// The place of the first token that begins at `start` or after it; the number of tokens if no token does.
  ///
  /// Tokens are in order, so half of them are left out in each step: a text may be as long as its file, and a rule may ask
  /// at each of its words.
  func tokenIndex(at start: Int) -> Int { tokenIndex { $0.range.lowerBound >= start } }

  /// The place of the first token that ends after `offset`; the number of tokens if no token does.
  func tokenIndex(endingAfter offset: Int) -> Int { tokenIndex { $0.range.upperBound > offset } }

  /// - Parameter isBeyond: true from some token on.
  private func tokenIndex(where isBeyond: (Token) -> Bool) -> Int {
    analysis.tokens.partitioningIndex(where: isBeyond)
  }
}
