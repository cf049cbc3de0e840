/// How the words and figures of a language are read aloud.
struct Speech: Sendable {
  /// How the syllables of a word are counted.
  enum Words: Sendable {
    /// Tables learned from CMUdict.
    case english
    /// ICU break rules of the language, `rules/CODE.txt` of CReadabilityData, and a list of exceptions.
    case rules
    /// A function of a word in lowercase letters, UTF-8, NFC. 0 says that the word has no vowel.
    case code(@Sendable (_ word: Span<UInt8>) -> Int)
  }

  let words: Words
  /// Syllables of the names of the letters a to z, a digit each.
  let letterNames: StaticString
  /// Whether a word of one consonant leans on the next word, so that it has no syllable: "z", "k", "в".
  let hasWordsWithoutSyllable: Bool
  /// What parts an acronym from its ending: "EU:n" in Finnish, "URL-t" in Hungarian.
  let endingSign: Unicode.Scalar

  init(
    words: Words, letterNames: StaticString = "11111111111111111111113111",
    hasWordsWithoutSyllable: Bool = false, endingSign: Unicode.Scalar = ":"
  ) {
    self.words = words
    self.letterNames = letterNames
    self.hasWordsWithoutSyllable = hasWordsWithoutSyllable
    self.endingSign = endingSign
  }
}
