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
  /// "Afin d'ouvrir" becomes "pour ouvrir", with a space, and "d'effectuer" becomes "de faire". After "l'", nobody knows
  /// whether "le" or "la" is missing: what begins with a consonant is only named there.
  mutating func fixElision(_ hit: Glossary.Hit, in subject: Subject) {
    if isElided(subject.bytes, before: hit.range.upperBound) {
      replacements = replacements.map { $0.hasSuffix("'") ? $0 : $0 + " " }
    }
    let start = subject.analysis.tokens[hit.tokens.lowerBound].range.lowerBound
    guard hit.range.lowerBound > start, !replacements.allSatisfy(Self.beginsWithVowel) else { return }
    let elided = subject.text(start..<hit.range.lowerBound)
    guard subject.entry.language == "fr", range.lowerBound == hit.range.lowerBound, start >= limit,
      let whole = wholeWord(of: elided)
    else {
      isNamedOnly = replacements.first.map { !Self.beginsWithVowel($0) } ?? false
      return hold(to: .shown)
    }
    range = start..<range.upperBound
    replacements.removeAll { Self.beginsWithH($0) }
    replacements = replacements.map { Self.beginsWithVowel($0) ? elided + $0 : "\(whole) \($0)" }
    hold(to: .unsafe)
  }

  /// "de" of "d'", "que" of "qu'"; nil of "l'".
  private func wholeWord(of elided: String) -> String? {
    let stem = elided.prefix { $0.isLetter }
    let isKnown = ["d", "qu", "n", "s", "j", "m", "t", "c"].contains(stem.lowercased())
    return isKnown ? stem + "e" : nil
  }

  /// Whether it is mute is not written.
  private static func beginsWithH(_ text: String) -> Bool {
    text.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "h")
  }

  private static func beginsWithVowel(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return "aeiouàâäéèêëîïôöùûüœæAEIOUÀÂÉÈÊÎÔŒ".unicodeScalars.contains(first)
  }
}
