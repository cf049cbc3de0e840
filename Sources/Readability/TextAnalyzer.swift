/// Segments and counts text in one language. Keeps its buffers and ICU's iterators between texts.
///
/// One analyzer serves one thread; make another for another thread.
public struct TextAnalyzer: ~Copyable {
  /// What a project adds to the built-in familiar words.
  public var vocabulary: Vocabulary

  /// - Parameters:
  ///   - locale: BCP 47; decides the break rules and the syllable counter.
  ///   - vocabulary: the project's own familiar and unfamiliar words.
  public init(locale: String, vocabulary: Vocabulary = Vocabulary()) {
    self.vocabulary = vocabulary
  }

  /// Segments and counts `text`, reusing the storage of `analysis`.
  ///
  /// - Parameters:
  ///   - text: UTF-8, well-formed.
  ///   - neutral: ranges of `text` in UTF-8 bytes, ordered and disjoint, that are no words.
  ///   - analysis: replaced.
  public mutating func analyze(_ text: Span<UInt8>, neutral: [Range<Int>], into analysis: inout Analysis) {
    analysis.tokens.removeAll(keepingCapacity: true)
    analysis.sentences.removeAll(keepingCapacity: true)
    analysis.counts = Counts()
  }
}
