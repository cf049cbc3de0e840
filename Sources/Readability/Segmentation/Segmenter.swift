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

  /// Gives `tally` the tokens of `text`, with their range and kind, and the ends of its sentences.
  mutating func segment(
    _ text: Span<UInt8>, neutral: [Range<Int>], into tally: inout Tally
  ) throws(ICUError) {
    if neutral.isEmpty {
      let first = usesICU ? Line(all: text) : Line(of: text, from: 0)
      if isOneSentence(first, text) {
        tally.appendEnd(text.count)
        var joiner = TokenJoiner()
        joiner.addPlainText(text, first.range, into: &tally)
      } else {
        try cut(text, as: text, neutral, first, &tally)
      }
    } else {
      mask.copy(text, neutral: neutral, as: Mask.capital)
      mask.readTags(of: text, neutral: neutral)
      let masked = mask.bytes
      let first = usesICU ? Line(all: text) : Line(of: masked.span, from: 0)
      try cut(text, as: masked.span, neutral, first, &tally)
    }
  }

  /// Whether a text is what most strings of an app are: a line of ASCII where no sentence can end but at its own end.
  @inline(__always)
  private func isOneSentence(_ line: Line, _ text: Span<UInt8>) -> Bool {
    line.isASCII && line.range.upperBound == text.count && text.count > 0
      && (line.firstStop ?? text.count) >= text.count &- 1
  }

  /// - Parameter source: `text` as its sentences read.
  private mutating func cut(
    _ text: Span<UInt8>, as source: Span<UInt8>, _ neutral: [Range<Int>], _ first: Line, _ tally: inout Tally
  ) throws(ICUError) {
    sentences.begin()
    tokens.begin()
    var line = first
    while !line.range.isEmpty {
      try sentences.add(line, of: text, as: source, neutral: neutral, usesICU: usesICU, into: &tally)
      try tokens.add(line, of: text, neutral: neutral, usesICU: usesICU, into: &tally)
      line = Line(of: source, from: line.range.upperBound)
    }
  }
}

/// Whether ICU has no rules of its own for the locale, so that those of plain scalars are Unicode's with CLDR's
/// root tailoring.
private func hasPlainRules(locale: String, language: String) -> Bool {
  guard languagesWithPlainRules.contains(language) else { return false }
  // Not "en-US-posix", nor extensions such as "en-u-ss-standard".
  return locale.utf8.split(whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    .allSatisfy { 2...4 ~= $0.count }
}

/// Those with letters of Latin that ICU cuts by the root rules; Finnish and Swedish have word rules of their own.
private let languagesWithPlainRules = [
  "en", "de", "fr", "es", "it", "pt", "nl", "pl", "da", "nb", "cs", "ca", "hu", "ro", "id", "tr",
]
