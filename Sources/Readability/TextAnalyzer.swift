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

  private var segmenter: Segmenter
  private var tally: Tally

  /// An analyzer for texts in one language.
  ///
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
  ///   - room: where words are remembered that share it with those of other analyzers.
  package init(
    locale: String, vocabulary: Vocabulary = Vocabulary(), usesICU: Bool, remembers: Bool,
    room: WordRoom? = nil
  ) {
    language = Locale(locale).cldrLanguage
    segmenter = Segmenter(locale: locale, language: language, usesICU: usesICU)
    tally = Tally(
      reader: WordReader(language: language, vocabulary: vocabulary, remembers: remembers, room: room))
  }

  /// Segments and counts `text`, reusing the storage of `analysis`.
  ///
  /// - Parameters:
  ///   - text: UTF-8, well-formed, of fewer than 2³¹ − 1 bytes.
  ///   - neutral: ranges of `text` in UTF-8 bytes, ordered and disjoint, that are no words.
  ///   - analysis: replaced.
  /// - Throws: why ICU can't segment the text; the analysis is then empty.
  public mutating func analyze(
    _ text: Span<UInt8>, neutral: [Range<Int>] = [], into analysis: inout Analysis
  ) throws(ICUError) {
    defer { tally.copy(to: &analysis) }
    try read(text, neutral: neutral)
  }

  /// Segments and counts `text`, as `analyze` does, and lends what it finds: nothing where ICU can't segment it.
  @_lifetime(&self)
  package mutating func lend(_ text: Span<UInt8>, neutral: [Range<Int>]) -> LentAnalysis {
    try? read(text, neutral: neutral)
    return tally.lend()
  }

  private mutating func read(_ text: Span<UInt8>, neutral: [Range<Int>]) throws(ICUError) {
    tally.begin()
    do throws(ICUError) {
      try segmenter.segment(text, neutral: neutral, into: &tally)
      tally.finish(text)
      if let failure = tally.failure { throw failure }
    } catch {
      tally.begin()
      throw error
    }
  }

  /// Segments and counts one text. For many, `analyze(_:neutral:into:)` reuses storage.
  ///
  /// - Parameters:
  ///   - text: in the language of the locale.
  ///   - neutral: ranges of `text` in UTF-8 bytes, ordered and disjoint, that are no words; none by default.
  /// - Returns: tokens and sentences as UTF-8 offsets in `text`, and their counts.
  /// - Throws: why ICU can't segment the text.
  public mutating func analyze(_ text: String, neutral: [Range<Int>] = []) throws(ICUError) -> Analysis {
    var analysis = Analysis()
    try analyze(text.utf8.span, neutral: neutral, into: &analysis)
    return analysis
  }
}
