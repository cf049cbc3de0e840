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
    let (formulas, words): ([StaticString], [StaticString]) =
      switch text[start] | 0x20 {
      case UInt8(ascii: "a"): ([], ["affiliates", "applicable law", "arbitrat"])
      case UInt8(ascii: "d"): ([], ["disclaim"])
      case UInt8(ascii: "e"): (["extent permi"], [])
      case UInt8(ascii: "g"): (["governed by and", "governed by the law"], [])
      case UInt8(ascii: "h"): (["hereby", "herein", "hereof", "hereto", "hereunder"], [])
      case UInt8(ascii: "i"): (["indemnif", "intellectual property rights", "irrevocab"], [])
      case UInt8(ascii: "j"): ([], ["jurisdiction"])
      case UInt8(ascii: "l"): (["licensor", "licensee"], ["liabilit", "liable"])
      case UInt8(ascii: "m"): (["merchantab"], [])
      case UInt8(ascii: "n"): (["notwithstanding"], [])
      case UInt8(ascii: "p"): (["public domain", "pursuant to"], ["prior written"])
      case UInt8(ascii: "s"): (["sublicens"], ["shall "])
      case UInt8(ascii: "t"): (["thereof", "therein", "thereto"], ["these terms"])
      case UInt8(ascii: "u"): (["unenforceab"], [])
      case UInt8(ascii: "w"): ([], ["warrant"])
      default: ([], [])
      }
    if formulas.contains(where: { text.holds(folded: $0, at: start) }) { return 2 }
    return words.contains { text.holds(folded: $0, at: start) } ? 1 : 0
  }
}
