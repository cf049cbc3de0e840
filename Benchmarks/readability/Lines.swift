import Readability

/// The lines of a file, each a text.
struct Lines {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      ranges.append(start..<index)
      start = index + 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    self.ranges = ranges
  }

  /// Analyzes all, and returns how many words there are.
  func count(usesICU: Bool, remembers: Bool) throws -> Int {
    var analyzer = TextAnalyzer(locale: "en", usesICU: usesICU, remembers: remembers)
    var analysis = Analysis()
    var words = 0
    for range in ranges {
      try analyzer.analyze(bytes.span.extracting(range), into: &analysis)
      words += analysis.counts.words
    }
    return words
  }

  func analyses() throws -> [[Token]] {
    var analyzer = TextAnalyzer(locale: "en")
    var analysis = Analysis()
    return try ranges.map {
      try analyzer.analyze(bytes.span.extracting($0), into: &analysis)
      return analysis.tokens
    }
  }

  func findSentences(usesICU: Bool) {
    var steps = Steps(locale: "en", usesICU: usesICU)
    for range in ranges { steps.findSentences(bytes.span.extracting(range)) }
  }

  func findTokens(usesICU: Bool) {
    var steps = Steps(locale: "en", usesICU: usesICU)
    for range in ranges { steps.findTokens(bytes.span.extracting(range)) }
  }

  func countSyllables(_ tokens: [[Token]]) {
    var steps = Steps(locale: "en")
    for (range, tokens) in zip(ranges, tokens) {
      var tokens = tokens
      steps.countSyllables(bytes.span.extracting(range), &tokens)
    }
  }

  func judge(_ tokens: [[Token]]) {
    var steps = Steps(locale: "en")
    for (range, tokens) in zip(ranges, tokens) {
      var tokens = tokens
      steps.judge(bytes.span.extracting(range), &tokens)
    }
  }
}
