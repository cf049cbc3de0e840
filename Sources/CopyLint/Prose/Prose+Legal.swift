internal import Readability

extension Prose {
  /// Whether the words of a text are those of lawyers, so that whoever writes for the app can't change one.
  static func isOfLawyers(_ text: Span<UInt8>, _ tokens: Span<Token>, _ signs: ProseSigns) -> Bool {
    isLicense(text, tokens, signs) || isLegal(text, tokens)
  }

  /// Whether a text is a clause of a contract, such as terms of use: lawyers chose its words, and a plainer one may mean
  /// something else.
  ///
  /// Formulas that are found nowhere else count double. “By going on, you agree to these Terms” is too short to be one.
  static func isLegal(_ text: Span<UInt8>, _ tokens: Span<Token>) -> Bool {
    if hasNumber(text) { return true }
    var words = 0
    var signs = 0
    for index in tokens.indices {
      let token = tokens[index]
      guard token.kind == .word else { continue }
      words += 1
      signs += weight(text, at: Int(token.start))
    }
    return words >= fewestWordsOfClause && signs >= fewestSignsOfClause
  }

  private static let fewestWordsOfClause = 20
  private static let fewestSignsOfClause = 2

  /// "10.2 We …" and "10.2.11 …", as clauses are numbered. Notes on a release begin with one, too, and are as little part of the
  /// app. "2.5 million" is an amount.
  private static func hasNumber(_ text: Span<UInt8>) -> Bool {
    var index = 0
    var points = 0
    while text.byte(index).isASCIIDigit {
      index += 1
      if text.byte(index) == UInt8(ascii: "."), text.byte(index + 1).isASCIIDigit {
        points += 1
        index += 1
      }
    }
    guard points > 0, text.byte(index) == 0x20 else { return false }
    return points > 1 || text.byte(index + 1).isASCIICapital
  }

  /// What the word that begins at `start` tells: 2 for a formula of lawyers, 1 for a word that they use most.
  private static func weight(_ text: Span<UInt8>, at start: Int) -> Int {
    if beginsFormula(text, at: start) { return 2 }
    return beginsWord(text, at: start) ? 1 : 0
  }

  private static func beginsFormula(_ text: Span<UInt8>, at start: Int) -> Bool {
    func holds(_ words: StaticString) -> Bool { text.holds(folded: words, at: start) }
    switch text[start] | 0x20 {
    case UInt8(ascii: "e"): return holds("extent permi")
    case UInt8(ascii: "g"): return holds("governed by and") || holds("governed by the law")
    case UInt8(ascii: "h"):
      return holds("hereby") || holds("herein") || holds("hereof") || holds("hereto") || holds("hereunder")
    case UInt8(ascii: "i"):
      return holds("indemnif") || holds("intellectual property rights") || holds("irrevocab")
    case UInt8(ascii: "l"): return holds("legal agreement") || holds("licensor") || holds("licensee")
    case UInt8(ascii: "m"): return holds("merchantab")
    case UInt8(ascii: "n"): return holds("notwithstanding")
    case UInt8(ascii: "p"): return holds("public domain") || holds("pursuant to")
    case UInt8(ascii: "s"): return holds("sublicens")
    case UInt8(ascii: "t"): return holds("thereof") || holds("therein") || holds("thereto")
    case UInt8(ascii: "u"): return holds("unenforceab")
    default: return false
    }
  }

  private static func beginsWord(_ text: Span<UInt8>, at start: Int) -> Bool {
    func holds(_ words: StaticString) -> Bool { text.holds(folded: words, at: start) }
    switch text[start] | 0x20 {
    case UInt8(ascii: "a"): return holds("affiliates") || holds("applicable law") || holds("arbitrat")
    case UInt8(ascii: "d"): return holds("disclaim")
    case UInt8(ascii: "f"): return holds("fdic ")
    case UInt8(ascii: "j"): return holds("jurisdiction")
    case UInt8(ascii: "l"): return holds("liabilit") || holds("liable") || holds("llc ")
    case UInt8(ascii: "p"): return holds("prior written")
    case UInt8(ascii: "s"): return holds("shall ")
    case UInt8(ascii: "t"): return holds("these terms")
    case UInt8(ascii: "w"): return holds("warrant")
    case UInt8(ascii: "y"): return holds("you acknowledge") || holds("you authorize")
    default: return false
    }
  }
}
