/// Segments and counts text in one language. Keeps its buffers and ICU's iterators between texts.
///
/// One analyzer serves one thread; make another for another thread. Nothing is opened before the first text.
public struct TextAnalyzer: ~Copyable {
  /// What a project adds to the built-in familiar words.
  public var vocabulary: Vocabulary {
    didSet { familiarity = Familiarity(language: language, vocabulary: vocabulary) }
  }

  /// The language of the locale, such as "en".
  public let language: String

  /// Why ICU could not segment the last text; nil when all went well. The analysis is then empty.
  public private(set) var failure: ICUError?

  private var segmenter: Segmenter
  private var syllables: SyllableCounter
  private var familiarity: Familiarity

  /// - Parameters:
  ///   - locale: BCP 47; decides the break rules and the syllable counter.
  ///   - vocabulary: the project's own familiar and unfamiliar words.
  public init(locale: String, vocabulary: Vocabulary = Vocabulary()) {
    self.vocabulary = vocabulary
    language = languageCode(of: locale)
    segmenter = Segmenter(locale: locale, language: language)
    syllables = SyllableCounter(language: language)
    familiarity = Familiarity(language: language, vocabulary: vocabulary)
  }

  /// Segments and counts `text`, reusing the storage of `analysis`.
  ///
  /// - Parameters:
  ///   - text: UTF-8, well-formed, of fewer than 2³¹ − 1 bytes.
  ///   - neutral: ranges of `text` in UTF-8 bytes, ordered and disjoint, that are no words.
  ///   - analysis: replaced.
  public mutating func analyze(_ text: Span<UInt8>, neutral: [Range<Int>], into analysis: inout Analysis) {
    failure = nil
    analysis.counts = Counts()
    do {
      try segmenter.segment(text, neutral: neutral, into: &analysis)
      try count(text, &analysis)
    } catch {
      failure = error
      analysis.tokens.removeAll(keepingCapacity: true)
      analysis.sentences.removeAll(keepingCapacity: true)
      analysis.counts = Counts()
    }
  }

  private mutating func count(_ text: Span<UInt8>, _ analysis: inout Analysis) throws(ICUError) {
    var first = 0
    while first < analysis.tokens.count {
      var end = first + 1
      while end < analysis.tokens.count, analysis.tokens[end].sentence == analysis.tokens[first].sentence {
        end += 1
      }
      try count(text, first..<end, &analysis)
      first = end
    }
    for sentence in analysis.sentences where sentence.words > 0 { analysis.counts.sentences += 1 }
  }

  /// Completes and counts the tokens of one sentence.
  private mutating func count(_ text: Span<UInt8>, _ tokens: Range<Int>, _ analysis: inout Analysis)
    throws(ICUError)
  {
    var style = CapitalStyle()
    for index in tokens where analysis.tokens[index].kind != .neutral {
      let form = WordForm(text, analysis.tokens[index].range)
      analysis.tokens[index].traits.formUnion(form.traits)
      analysis.counts.letters += form.letters
      if form.letters > 6, analysis.tokens[index].kind == .word { analysis.counts.longWords += 1 }
      style.add(analysis.tokens[index], letters: form.letters)
    }
    for index in tokens where analysis.tokens[index].kind != .neutral {
      var token = analysis.tokens[index]
      try syllables.count(text, &token, inCapitals: style.isAllCapitals)
      let previous = index > tokens.lowerBound ? analysis.tokens[index - 1] : nil
      familiarity.judge(text, &token, after: previous, style: style)
      analysis.tokens[index] = token
      analysis.counts.add(token)
    }
  }
}

/// The language subtag of a BCP 47 tag or an ICU locale, in lower case: "en" of "en-GB" and of "en_US".
func languageCode(of locale: String) -> String {
  String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
}

extension Counts {
  /// Adds a word or figure, except its letters.
  fileprivate mutating func add(_ token: Token) {
    let spoken = Int(token.syllables)
    words += 1
    syllables += spoken
    if spoken == 1 { monosyllables += 1 }
    if spoken >= 3 { polysyllables += 1 }
    if spoken >= 4 { fourSyllables += 1 }
    adjustedSyllables += token.traits.contains(.familiar) ? min(spoken, 2) : spoken
  }
}
