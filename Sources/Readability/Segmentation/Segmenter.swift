/// Cuts a text into tokens and sentences. Opens ICU's iterators at the first text and keeps them.
struct Segmenter: ~Copyable {
  private let locale: String
  private let language: String
  private var sentences: SentenceFinder?
  private var tokens: TokenFinder?

  init(locale: String, language: String) {
    self.locale = locale
    self.language = language
  }

  /// Replaces the tokens (range, kind, sentence) and sentences of `analysis` by those of `text`.
  mutating func segment(
    _ text: Span<UInt8>, neutral: [Range<Int>], into analysis: inout Analysis
  ) throws(ICUError) {
    analysis.tokens.removeAll(keepingCapacity: true)
    analysis.sentences.removeAll(keepingCapacity: true)
    if text.isEmpty { return }
    if sentences == nil { sentences = try SentenceFinder(locale: locale, language: language) }
    if tokens == nil { tokens = try TokenFinder(locale: locale) }
    try sentences?.find(in: text, neutral: neutral)
    try tokens?.find(in: text, neutral: neutral, into: &analysis.tokens)
    assign(text, &analysis)
  }

  /// Gives each token its sentence, and each sentence its number of words.
  private mutating func assign(_ text: Span<UInt8>, _ analysis: inout Analysis) {
    let count = sentences?.ends.count ?? 0
    var start = 0
    var next = 0
    for index in 0..<count {
      let end = sentences?.ends[index] ?? start
      let range = trim(text, start..<end)
      start = end
      if range.isEmpty { continue }
      var sentence = Sentence(range: range, words: 0)
      while next < analysis.tokens.count, analysis.tokens[next].start < end {
        analysis.tokens[next].sentence = Int32(analysis.sentences.count)
        if analysis.tokens[next].kind != .neutral {
          if sentence.words == 0 { analysis.tokens[next].traits.insert(.sentenceStart) }
          sentence.words += 1
        }
        next += 1
      }
      analysis.sentences.append(sentence)
    }
  }

  private func trim(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, text[lower] <= 0x20 { lower += 1 }
    while upper > lower, text[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }
}
