/// Cuts a text into tokens and sentences, line by line: no boundary depends on what is across a line end.
///
/// A line of plain scalars is cut by code of our own; all others by ICU, which is opened for the first of them.
struct Segmenter: ~Copyable {
  private let usesICU: Bool
  private var sentences: SentenceFinder
  private var tokens: TokenFinder
  private var mask = Mask()

  /// - Parameter usesICU: whether ICU cuts every text, and as a whole.
  init(locale: String, language: String, usesICU: Bool) {
    self.usesICU = usesICU || !hasPlainRules(locale: locale, language: language)
    sentences = SentenceFinder(locale: locale, language: language)
    tokens = TokenFinder(locale: locale)
  }

  /// Replaces the tokens (range, kind, sentence) and sentences of `analysis` by those of `text`.
  mutating func segment(
    _ text: Span<UInt8>, neutral: [Range<Int>], into analysis: inout Analysis
  ) throws(ICUError) {
    analysis.tokens.removeAll(keepingCapacity: true)
    analysis.sentences.removeAll(keepingCapacity: true)
    sentences.begin()
    tokens.begin()
    if neutral.isEmpty {
      try cut(text, as: text, neutral, &analysis)
    } else {
      mask.copy(text, neutral: neutral, as: Mask.capital)
      mask.readTags(of: text, neutral: neutral)
      let masked = mask.bytes
      try cut(text, as: masked.span, neutral, &analysis)
    }
    assign(text, &analysis)
  }

  /// - Parameter source: `text` as its sentences read.
  private mutating func cut(
    _ text: Span<UInt8>, as source: Span<UInt8>, _ neutral: [Range<Int>], _ analysis: inout Analysis
  ) throws(ICUError) {
    var start = 0
    while start < text.count {
      let line = usesICU ? Line(all: source) : Line(of: source, from: start)
      try sentences.add(line, of: text, as: source, neutral: neutral, usesICU: usesICU)
      try tokens.add(line, of: text, neutral: neutral, usesICU: usesICU, into: &analysis.tokens)
      start = line.range.upperBound
    }
  }

  /// Gives each token its sentence, and each sentence its number of words.
  private mutating func assign(_ text: Span<UInt8>, _ analysis: inout Analysis) {
    let count = sentences.ends.count
    var start = 0
    var next = 0
    for index in 0..<count {
      let end = sentences.ends[index]
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

/// Whether ICU has no rules of its own for the locale, so that those of plain scalars are Unicode's with CLDR's
/// root tailoring.
private func hasPlainRules(locale: String, language: String) -> Bool {
  guard language == "en" else { return false }
  // Not "en-US-posix", nor extensions such as "en-u-ss-standard".
  return locale.utf8.split(whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    .allSatisfy { 2...4 ~= $0.count }
}
