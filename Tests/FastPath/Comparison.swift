import Readability

/// Analyzes texts in two ways, which have to give the same.
package struct Comparison: ~Copyable {
  private var fast: TextAnalyzer
  private var reference: TextAnalyzer
  /// Reads each word anew.
  private var slowest: TextAnalyzer
  private var found = Analysis()
  private var wanted = Analysis()
  /// What was compared so far.
  package private(set) var texts = 0
  package private(set) var tokens = 0
  package private(set) var sentences = 0

  package init(locale: String) {
    fast = TextAnalyzer(locale: locale)
    reference = TextAnalyzer(locale: locale, usesICU: true, remembers: true)
    slowest = TextAnalyzer(locale: locale, usesICU: true, remembers: false)
  }

  /// What is different; nil when nothing is.
  package mutating func difference(_ text: [UInt8], neutral: [Range<Int>]) -> String? {
    let failure = Self.failure { () throws(ICUError) in
      try fast.analyze(text.span, neutral: neutral, into: &found)
    }
    // To read words anew takes most of the time, so it is done for every eighth text.
    let wantedFailure = Self.failure { () throws(ICUError) in
      if texts % 8 == 0 {
        try slowest.analyze(text.span, neutral: neutral, into: &wanted)
      } else {
        try reference.analyze(text.span, neutral: neutral, into: &wanted)
      }
    }
    texts += 1
    tokens += wanted.tokens.count
    sentences += wanted.sentences.count
    if found == wanted, failure == wantedFailure { return nil }
    return """
      text: \(String(reflecting: String(decoding: text, as: UTF8.self))) \(text)
      neutral: \(neutral)
      \(Self.show(found, text))
      but by ICU
      \(Self.show(wanted, text))
      """
  }

  private static func failure(of body: () throws(ICUError) -> Void) -> ICUError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private static func show(_ analysis: Analysis, _ text: [UInt8]) -> String {
    let tokens = analysis.tokens.map {
      "\($0.start)..<\($0.end) \($0.kind) in \($0.sentence), \($0.syllables) syllables, traits \($0.traits.rawValue)"
    }
    let sentences = analysis.sentences.map { "\($0.range) \($0.words) words" }
    return (tokens + sentences + ["\(analysis.counts)"]).map { "  " + $0 }.joined(separator: "\n")
  }
}
