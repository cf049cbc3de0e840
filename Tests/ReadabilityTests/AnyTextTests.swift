import Readability
import Testing
import fast_path

/// Pieces that have traps in them when they meet.
private let pieces = [
  "a", "I", "w", "the", "PDFs", "OneDrive", "HTTPServer", "O'Brien", "’", "\u{2BC}", "'s", "n't", "'", "-",
  "--", "–",
  "/", "&",
  "+", "#", "@", "_", "%", "$", "€", "°", ".", "...", "…", "!", "?", ":", ",", " ", "  ", "\n", "\r\n",
  "\u{2028}",
  "\u{AD}", "\u{200B}", "\u{2060}", "\u{200F}", "\u{301}", "\u{20E3}", "\u{FE0F}", "1", "42", "2024", "1,024",
  "17.2",
  "00", "99999999999999999999", "1st", "th", "é", "É", "ß", "Œ", "Ж", "東京", "ไทย", "ع", "हि", "👨‍👩‍👧", "1️⃣", "\0",
  "e.g.", "U.S.", "No.", "Dr.", "Inc.", "x́", "٣", "½", "\u{10FFFF}",
]

/// What holds for every text.
private func check(_ bytes: [UInt8], _ neutral: [Range<Int>], _ analysis: Analysis) {
  let counts = analysis.counts
  var end = 0
  var words = 0
  for token in analysis.tokens {
    #expect(token.range.lowerBound >= end && token.range.lowerBound < token.range.upperBound)
    #expect(analysis.sentences.indices.contains(Int(token.sentence)))
    end = token.range.upperBound
    if token.kind != .neutral { words += 1 }
  }
  #expect(end <= bytes.count)
  #expect(counts.words == words)
  #expect(counts.words == analysis.sentences.reduce(0) { $0 + $1.words })
  #expect(counts.sentences == analysis.sentences.count { $0.words > 0 })
  #expect(counts.adjustedSyllables <= counts.syllables)
  #expect(counts.syllables == 0 || counts.syllables >= counts.words)
}

@Test(arguments: ["en", "de", "ja", "th", "root", "", "x-😀"])
func `holds its promises on any text`(locale: String) throws {
  var random = Seeded(state: 7)
  var analyzer = TextAnalyzer(locale: locale)
  var analysis = Analysis()
  for _ in 0..<400 {
    var bytes: [UInt8] = []
    var neutral: [Range<Int>] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let start = bytes.count
      bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
      if Int.random(in: 0..<6, using: &random) == 0 { neutral.append(start..<bytes.count) }
    }
    try analyzer.analyze(bytes.span, neutral: neutral, into: &analysis)
    check(bytes, neutral, analysis)
  }
}

@Test func `survives bytes that are no text and ranges that are out of it`() throws {
  var random = Seeded(state: 11)
  var analyzer = TextAnalyzer(locale: "en")
  var analysis = Analysis()
  for _ in 0..<1_000 {
    let bytes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    let first = Int.random(in: 0...20, using: &random)
    let neutral = [first..<first + 3, first..<first, first + 2..<first + 40]
    try analyzer.analyze(bytes.span, neutral: neutral, into: &analysis)
    #expect(analysis.tokens.allSatisfy { $0.syllables > 0 || $0.kind == .neutral })
    #expect(analysis.tokens.allSatisfy { $0.range.upperBound <= bytes.count })
  }
}

/// Each would take minutes if the time grew with the square of the length.
@Test(
  // The clock runs while other tests have the cores.
  .timeLimit(.minutes(40)),
  arguments: ["a'", "AB-", "e.g. A ", "… A", "1.", "1,", "''", "A.B", "a&", "\u{301}", "_A", "No. 5 "])
func `takes no more than linear time`(piece: String) throws {
  let bytes = Array(String(repeating: piece, count: 10_000).utf8)
  var analyzer = TextAnalyzer(locale: "en")
  var analysis = Analysis()
  try analyzer.analyze(bytes.span, into: &analysis)
  let spaced = [UInt8](repeating: 0x20, count: bytes.count) + bytes
  try analyzer.analyze(spaced.span, neutral: (0..<2_500).map { $0 * 2..<$0 * 2 + 1 }, into: &analysis)
}
