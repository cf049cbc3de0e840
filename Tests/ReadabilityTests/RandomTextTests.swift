import Testing

@testable import Readability

/// Texts that no person writes. Pieces that mean something to the segmenter, in any order.
@Suite struct RandomTextTests {
  private let pieces = [
    "'", "’", "'s", "n't", "'ll", "’ve", "-", "–", "‑", "...", "…", ".", "!", "?", " ", "\n", "\u{A0}", "a",
    "I", "W",
    "re", "un", "Don", "URL", "PDFs", "e.g.", "3", "24/7", "$", "€5.99", "%", "&", "+", "#", "@", "_",
    "\u{AD}",
    "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "👍🏽", "é", "e\u{301}", "ß", "я", "中", "ไทย", "ע",
    "\u{202E}",
    "\u{FFFD}", "\0", "Wi-Fi", "connectivity", "x'y'z", "99999999999999999999999999", "1e400", "١٢٣", "Ⅷ",
    "½",
  ]

  @Test(arguments: ["en", "de", "ja", "th", "ar", "xx"])
  func `any order of pieces is analyzed, its tokens in order and inside of the text`(locale: String) {
    var analyzer = TextAnalyzer(locale: locale)
    var analysis = Analysis()
    var random = Generator(state: 2026)
    for _ in 0..<3_000 {
      let text = (0..<random.next(below: 9)).map { _ in pieces[random.next(below: pieces.count)] }.joined()
      let bytes = Array(text.utf8)
      let neutral =
        bytes.count > 4 && random.next(below: 3) == 0 ? [0..<1, bytes.count - 1..<bytes.count] : []
      analyzer.analyze(bytes.span, neutral: neutral.filter { bytes[$0.lowerBound] < 0x80 }, into: &analysis)
      #expect(analyzer.failure == nil)
      var end = 0
      for token in analysis.tokens {
        #expect(token.start >= end && token.end > token.start && token.end <= bytes.count, "\(text)")
        end = Int(token.end)
      }
      #expect(analysis.counts.words == analysis.tokens.count { $0.kind != .neutral }, "\(text)")
      #expect((analysis.counts.sentences == 0) == (analysis.counts.words == 0), "\(text)")
    }
  }

  /// A linear congruential generator (Knuth, MMIX): the same texts in each run.
  private struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
