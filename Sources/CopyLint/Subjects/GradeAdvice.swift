internal import Readability

/// What a writer can change in a text that is hard to read.
struct GradeAdvice {
  /// What to write in place of a word or phrase.
  struct Swap: Equatable {
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    var plainer: String
    /// Whether the glossary has it, and it is no term: the other word for one is right in some texts only.
    var isSure = true
  }

  /// How many words the longest sentence has.
  private(set) var longestSentence = 0
  /// Words that we know a plainer one for. Those with a finding of their own are left out.
  private(set) var swaps: [Swap] = []
  /// Hard words without one, the longest first.
  private(set) var hard: [Range<Int>] = []
  /// Abbreviations that not everybody knows.
  private(set) var abbreviations: [Range<Int>] = []
  /// Long words that most readers know, the longest first; found only if there is no other word to name.
  private(set) var long: [Range<Int>] = []

  /// A shorter sentence is no cause by itself.
  private static let longSentence = 15
  /// Readers split a sentence from here on. Below, they look for words to leave out.
  static let splitSentence = 20
  /// Syllables of a word that counts for the grade.
  private static let longWord = 3
  /// Syllables of a word that makes a text hard although everybody knows it.
  private static let longKnownWord = 4

  var isLong: Bool { longestSentence > Self.longSentence }
  var isSplit: Bool { longestSentence >= Self.splitSentence }
  /// What to say of them. Where there is a sentence to split, a word that may be wrong there spoils the advice: “turning on listening”, a
  /// “folder” of servers (round 62).
  var usefulSwaps: [Swap] { isSplit ? swaps.filter(\.isSure) : swaps }

  init(for subject: borrowing Subject) {
    longestSentence = subject.longestSentence
    findTerms(in: subject)
    findWords(in: subject)
    if swaps.isEmpty, hard.isEmpty, abbreviations.isEmpty { findLongWords(in: subject) }
  }

  /// A term counts once, in whatever form: "indicates", "indicated".
  private mutating func findTerms(in subject: Subject) {
    let tokens = subject.analysis.tokens
    var next = 0
    var terms = WordSet()
    for match in subject.matches where match.rule.addsToGrade && match.mode != .note {
      while next < tokens.count, tokens[next].range.upperBound <= match.found.lowerBound { next += 1 }
      let isNew = !terms.contains(hash: UInt64(match.term) + 1)
      terms.insert(hash: UInt64(match.term) + 1)
      guard isNew, !match.isReported, !subject.known.holds(subject.bytes.span.extracting(match.found)),
        let plainer = match.replacements.first, !match.isRemoval
      else {
        continue
      }
      // "URL" is short to read.
      let found = tokens[next...].prefix { $0.range.lowerBound < match.found.upperBound }
      if found.contains(where: { $0.syllables >= Self.longWord && !Self.isInitials($0, in: subject) }) {
        swaps.append(
          Swap(range: match.range, plainer: plainer, isSure: match.mode != .consider || match.rule != .jargon)
        )
      }
    }
  }

  /// Whether a word is spelled out: “URL”, “URLs”.
  private static func isInitials(_ token: Token, in subject: Subject) -> Bool {
    token.traits.contains(.allCapitals)
      || subject.bytes[token.range].prefix(2).allSatisfy(\.isASCIICapital) && token.range.count > 2
  }

  private mutating func findWords(in subject: Subject) {
    var seen = WordSet()
    var walk = MatchWalk()
    var found: [Token] = []
    let explained = subject.explainedAbbreviations
    for token in subject.analysis.tokens where token.kind == .word {
      let isHard = subject.isStumblingWord(token)
      guard isHard || subject.isStumblingAbbreviation(token, explained: explained),
        !walk.overlaps(token.range, in: subject.matches, where: { $0.mode != .note }),
        seen.isNew(subject.bytes.span.extracting(subject.singular(token.range)))
      else { continue }
      if !isHard {
        abbreviations.append(token.range)
      } else if let plainer = subject.plainerWord(for: token) {
        // Many of these words mean something else in some texts: “collaborative” is not always “shared” (round 64).
        swaps.append(Swap(range: token.range, plainer: plainer, isSure: false))
      } else {
        found.append(token)
      }
    }
    hard = Self.longestFirst(found)
  }

  private mutating func findLongWords(in subject: Subject) {
    var seen = WordSet()
    long = Self.longestFirst(
      subject.analysis.tokens.filter {
        $0.kind == .word && $0.syllables >= Self.longKnownWord
          && $0.traits.isDisjoint(with: [.name, .allCapitals, .digit, .hyphenated])
          && seen.isNew(subject.bytes.span.extracting($0.range))
      })
  }

  private static func longestFirst(_ words: [Token]) -> [Range<Int>] {
    words.enumerated()
      .sorted { ($1.element.syllables, $0.offset) < ($0.element.syllables, $1.offset) }
      .map(\.element.range)
  }
}

extension WordSet {
  /// Inserts a word; false if it was there.
  fileprivate mutating func isNew(_ word: Span<UInt8>) -> Bool {
    let before = count
    insert(word)
    return count > before
  }
}
