import Readability

extension Subject {
  /// Whether a text of a French file shows that it is in French, and not left in English or for a program: a letter with an
  /// accent, a common word, “l’”, or else half of its words are neither English nor in the source.
  var looksFrench: Bool {
    var hasAccent = false
    forEachScalar(of: bytes, outside: neutral) { scalar, _ in
      if scalar.value >= 0xC0, scalar.properties.isAlphabetic { hasAccent = true }
    }
    if hasAccent { return true }
    var words = 0
    var (telling, common, foreign) = (0, 0, 0)
    for token in analysis.tokens where token.kind == .word {
      let word = bytes.span.extracting(token.range)
      let text = text(token.range)
      if WrittenLanguage.isOwn(word, of: "fr") || Self.isElided(text) { return true }
      words += 1
      if EnglishWords.contains(word) { telling += 1 }
      if Self.common?.contains(word) == true {
        common += 1
      } else if word.count > 1, source?.text.contains(text) != true {
        foreign += 1
      }
    }
    // “Date” and “Format” are the same in both languages.
    return words == 1 ? telling == 0 : words > 1 && telling == 0 && (common == 0 || foreign * 2 >= words)
  }

  /// “l'hôte”, “qu’un”.
  private static func isElided(_ word: String) -> Bool {
    guard let mark = word.firstIndex(where: { $0 == "'" || $0 == "’" }) else { return false }
    return ["l", "d", "n", "s", "j", "c", "m", "t", "qu"].contains(word[..<mark].lowercased())
  }
}
