extension Language {
  /// No formula: none with constants that could be confirmed.
  public static let ukrainian = Language(
    "uk", formulas: [],
    // Latin letters: "дубль-ве", "ігрек"
    speech: Speech(words: .rules, letterNames: "11111111111111111111112121", hasWordsWithoutSyllable: true))
}
