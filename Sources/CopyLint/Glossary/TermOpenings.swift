internal import Readability

/// Which terms may begin with a word, by what has to come after it. Most words that begin a term, such as "in" and
/// "a", begin only some phrases, and the next letter rules out most of them.
struct TermOpenings {
  /// Whether a term may begin, whatever comes after the word.
  var standsAlone = false
  /// A bit for each letter that the second word of a term may begin with, by the low four bits of the letter.
  var nextLetters: UInt16 = 0

  var isEmpty: Bool { !standsAlone && nextLetters == 0 }

  /// Adds a term.
  ///
  /// - Parameter tail: `GlossaryHead.tail` of the term.
  mutating func add(tail: UInt16) {
    if tail & 0xFF == 0 { standsAlone = true } else { nextLetters |= Self.bit(of: tail) }
  }

  mutating func formUnion(_ other: TermOpenings) {
    standsAlone = standsAlone || other.standsAlone
    nextLetters |= other.nextLetters
  }

  /// Whether a term may begin before this tail of a text.
  func allow(tail: UInt16) -> Bool {
    standsAlone || tail & 0xFF != 0 && nextLetters & Self.bit(of: tail) != 0
  }

  private static func bit(of tail: UInt16) -> UInt16 { 1 << (tail & 15) }
}
