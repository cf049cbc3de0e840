/// Segments and counts text in one language. Keeps its buffers, ICU's iterators and the words it has met between texts.
///
/// One analyzer serves one thread; make another for another thread. Nothing is opened before the first text that
/// needs it.
public struct TextAnalyzer: ~Copyable {
  /// What a project adds to the built-in familiar words.
  public var vocabulary: Vocabulary {
    get { tally.reader.vocabulary }
    set { tally.reader.vocabulary = newValue }
  }

  /// The language of the locale, such as "en".
  public let language: String

  /// Why ICU could not segment the last text; nil when all went well. The analysis is then empty.
  public private(set) var failure: ICUError?

  private var segmenter: Segmenter
  private var tally: Tally

  /// - Parameters:
  ///   - locale: BCP 47; decides the break rules and the syllable counter.
  ///   - vocabulary: the project's own familiar and unfamiliar words.
  public init(locale: String, vocabulary: Vocabulary = Vocabulary()) {
    self.init(locale: locale, vocabulary: vocabulary, usesICU: false, remembers: true)
  }

  /// An analyzer that gives the same result more slowly.
  ///
  /// - Parameters:
  ///   - usesICU: whether ICU cuts every text, and as a whole.
  ///   - remembers: whether a word is read once only.
  package init(locale: String, vocabulary: Vocabulary = Vocabulary(), usesICU: Bool, remembers: Bool) {
    language = Locale(locale).cldrLanguage
    segmenter = Segmenter(locale: locale, language: language, usesICU: usesICU)
    tally = Tally(reader: WordReader(language: language, vocabulary: vocabulary, remembers: remembers))
  }

  /// Segments and counts `text`, reusing the storage of `analysis`.
  ///
  /// - Parameters:
  ///   - text: UTF-8, well-formed, of fewer than 2³¹ − 1 bytes.
  ///   - neutral: ranges of `text` in UTF-8 bytes, ordered and disjoint, that are no words.
  ///   - analysis: replaced.
  public mutating func analyze(_ text: Span<UInt8>, neutral: [Range<Int>], into analysis: inout Analysis) {
    read(text, neutral: neutral)
    tally.copy(to: &analysis)
  }

  /// Segments and counts `text`, as `analyze` does, and lends what it finds.
  @_lifetime(&self)
  package mutating func lend(_ text: Span<UInt8>, neutral: [Range<Int>]) -> LentAnalysis {
    read(text, neutral: neutral)
    return tally.lend()
  }

  private mutating func read(_ text: Span<UInt8>, neutral: [Range<Int>]) {
    tally.begin()
    do {
      try segmenter.segment(text, neutral: neutral, into: &tally)
      tally.finish(text)
      failure = tally.failure
    } catch {
      failure = error
    }
    if failure != nil { tally.begin() }
  }
}
