internal import Readability

/// What a writer can change in a text that is hard to read.
struct GradeAdvice {
  /// What to write in place of a word or phrase.
  struct Swap: Equatable {
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    var plainer: String
  }

  /// How many words the longest sentence has.
  private(set) var longestSentence = 0
  /// Words that we know a plainer one for. Those with a warning of their own are left out.
  private(set) var swaps: [Swap] = []
  /// Hard words without one, the longest first.
  private(set) var hard: [Range<Int>] = []
  /// Abbreviations that not everybody knows.
  private(set) var abbreviations: [Range<Int>] = []

  /// A shorter sentence is no cause by itself.
  private static let longSentence = 15
  /// Readers split a sentence from here on. Below, they look for words to leave out.
  private static let splitSentence = 20
  /// A text of fewer words has nothing to change but its words.
  private static let shortText = 12
  private static let longWord = 3

  var isLong: Bool { longestSentence > Self.longSentence }
  var isSplit: Bool { longestSentence >= Self.splitSentence }

  /// Whether a writer would know what to do. One hard word that has no plainer one is mostly the right name of something, and
  /// so are two in a short text.
  ///
  /// - Parameter words: how many the text has.
  func canBeFollowed(words: Int) -> Bool {
    if isLong || !swaps.isEmpty { return true }
    return hard.count + abbreviations.count > (words < Self.shortText ? 2 : 1)
  }

  init(for subject: Subject) {
    longestSentence = subject.analysis.sentences.reduce(0) { max($0, $1.words) }
    var next = 0
    var terms = WordSet()
    let tokens = subject.analysis.tokens
    for match in subject.matches where match.rule.addsToGrade && match.mode == .consider {
      guard let plainer = match.replacements.first, !match.isRemoval else { continue }
      while next < tokens.count, tokens[next].range.upperBound <= match.found.lowerBound { next += 1 }
      // Only long words count for the grade. "URL" is short to read.
      let found = tokens[next...].prefix { $0.range.lowerBound < match.found.upperBound }
      if found.contains(where: { $0.syllables >= Self.longWord && !$0.traits.contains(.allCapitals) }) {
        // "indicates", "indicated": one word to change, in whatever form.
        let count = terms.count
        terms.insert(hash: UInt64(match.term) + 1)
        if terms.count > count { swaps.append(Swap(range: match.range, plainer: plainer)) }
      }
    }
    var seen = WordSet()
    var walk = MatchWalk()
    var found: [Token] = []
    let explained = subject.explainedAbbreviations
    for token in tokens where token.kind == .word {
      let isHard = subject.isStumblingWord(token)
      guard isHard || subject.isStumblingAbbreviation(token, explained: explained),
        !walk.overlaps(token.range, in: subject.matches, where: { $0.mode != .note })
      else { continue }
      let letters = subject.bytes.span.extracting(token.range)
      let count = seen.count
      seen.insert(letters)
      guard seen.count > count else { continue }
      if !isHard {
        abbreviations.append(token.range)
      } else if let plainer = PlainerWords.word(for: letters) {
        swaps.append(Swap(range: token.range, plainer: plainer))
      } else {
        found.append(token)
      }
    }
    hard = found.enumerated()
      .sorted { ($1.element.syllables, $0.offset) < ($0.element.syllables, $1.offset) }
      .map(\.element.range)
  }
}

extension Subject {
  /// A hard word that a writer can do without: it is not code, nor the right name of something.
  func isStumblingWord(_ token: Token) -> Bool {
    isHardWord(token) && !isCode(token) && !isQuotedName(token) && !isNameOfThing(token)
  }

  /// - Parameter explained: `explainedAbbreviations`.
  func isStumblingAbbreviation(_ token: Token, explained: WordSet) -> Bool {
    isUnknownAbbreviation(token) && isWorthExplaining(token)
      && !explained.contains(bytes.span.extracting(token.range))
  }

  /// Words that are written the way programs need them: "mockUrl", "config.yaml", "keepassxc-proxy".
  private func isCode(_ token: Token) -> Bool {
    if !token.traits.isDisjoint(with: [.camelCase, .digit, .hyphenated]) { return true }
    for index in token.range where bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "_") {
      return true
    }
    return false
  }

  /// The word, with what is next to it between quotation marks and has no space: 'openai,ollama'.
  private func quoted(_ token: Token) -> (start: Int, end: Int) {
    let text = bytes.span
    func goesOn(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: ",") }
    var (start, end) = (token.range.lowerBound, token.range.upperBound)
    // A text may be one such row.
    let (first, last) = (start - Self.longestQuoted, end + Self.longestQuoted)
    while start > first, goesOn(text.byte(start - 1)) { start -= 1 }
    while end < last, goesOn(text.byte(end)) { end += 1 }
    return (start, end)
  }

  /// UTF-8 bytes on each side of a word.
  private static let longestQuoted = 64

  /// “thinmathspace”: a word between quotation marks that is in no dictionary is the name of something.
  private func isQuotedName(_ token: Token) -> Bool {
    guard let common = Self.common, !common.contains(bytes.span.extracting(token.range)) else { return false }
    let text = bytes.span
    let (before, after) = quoted(token)
    return text.holds("“", at: before - 3) && text.holds("”", at: after)
      || text.holds("‘", at: before - 3) && text.holds("’", at: after)
      || text.byte(before - 1) == text.byte(after)
        && (text.byte(after) == UInt8(ascii: "\"") || text.byte(after) == UInt8(ascii: "'"))
  }
}
