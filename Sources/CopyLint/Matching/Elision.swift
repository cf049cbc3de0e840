internal import Readability

// Words that lose a vowel before another: "l'authentification", "afin d'ouvrir". Unicode's rules make one token of both.

/// Where the word begins that follows an elided one in a token; nil when there is none.
func elidedStart(of token: Range<Int>, in text: Span<UInt8>) -> Int? {
  // "jusqu'" and "lorsqu'" are the longest.
  let longest = 8
  var index = token.lowerBound
  while index < token.upperBound, index - token.lowerBound <= longest {
    if foldedScalar(of: text, at: &index) == UInt32(UInt8(ascii: "'")) {
      return index < token.upperBound ? index : nil
    }
  }
  return nil
}

/// Whether an apostrophe comes right before `end`.
func isElided(_ bytes: [UInt8], before end: Int) -> Bool {
  bytes[..<end].last == UInt8(ascii: "'") || bytes[..<end].suffix(3).elementsEqual("’".utf8)
}

extension DropIn {
  /// "Afin d'ouvrir" becomes "pour ouvrir", with a space; and what follows an elided article is only shown where the
  /// replacement needs the whole one.
  mutating func mendElision(_ hit: Glossary.Hit, in subject: Subject) {
    if isElided(subject.bytes, before: hit.range.upperBound) {
      replacements = replacements.map { $0.hasSuffix("'") ? $0 : $0 + " " }
    }
    guard hit.range.lowerBound > subject.analysis.tokens[hit.tokens.lowerBound].range.lowerBound else {
      return
    }
    if replacements.contains(where: { !beginsWithVowel($0) }) { hold(to: .shown) }
  }

  /// Not "h": whether it is mute is not written.
  private func beginsWithVowel(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return "aeiouàâäéèêëîïôöùûüœæAEIOUÀÂÉÈÊÎÔŒ".unicodeScalars.contains(first)
  }
}
