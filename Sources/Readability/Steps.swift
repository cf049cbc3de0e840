/// The steps of an analysis one by one, for measuring. An analysis goes through a text once and reads most words from
/// memory, so that it takes less than its steps.
package struct Steps: ~Copyable {
  private let usesICU: Bool
  private var sentences: SentenceFinder
  private var segmenter: Segmenter
  private var syllables: SyllableCounter
  private var familiarity: Familiarity
  private var tally: Tally

  package init(locale: String, usesICU: Bool = false) {
    self.usesICU = usesICU
    let language = Locale(locale).cldrLanguage
    let vocabulary = Vocabulary()
    sentences = SentenceFinder(locale: locale, language: language)
    segmenter = Segmenter(locale: locale, language: language, usesICU: usesICU)
    syllables = SyllableCounter(language: language)
    familiarity = Familiarity(language: language, vocabulary: vocabulary)
    tally = Tally(
      reader: WordReader(language: language, vocabulary: vocabulary, remembers: true, room: nil))
  }

  /// Finds the ends of sentences.
  package mutating func findSentences(_ text: Span<UInt8>) {
    tally.begin()
    sentences.begin()
    var line = usesICU ? Line(all: text) : Line(of: text, from: 0)
    while !line.range.isEmpty {
      try? sentences.add(line, of: text, as: text, neutral: [], usesICU: usesICU, into: &tally)
      line = Line(of: text, from: line.range.upperBound)
    }
  }

  /// Finds sentences and tokens, and counts.
  package mutating func findTokens(_ text: Span<UInt8>) {
    tally.begin()
    try? segmenter.segment(text, neutral: [], into: &tally)
    tally.finish(text)
  }

  /// Counts the syllables of every token anew.
  package mutating func countSyllables(_ text: Span<UInt8>, _ tokens: inout [Token]) {
    for index in tokens.indices { try? syllables.count(text, &tokens[index], inCapitals: false) }
  }

  /// Looks every token up anew.
  package mutating func judge(_ text: Span<UInt8>, _ tokens: inout [Token]) {
    for index in tokens.indices { familiarity.judge(text, &tokens[index], isName: false) }
  }
}
