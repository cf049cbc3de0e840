extension Formula {
  /// Gunning fog index: 0.4 (words a sentence + percent of words of three or more syllables), in years of schooling.
  ///
  /// Gunning 1952, "The Technique of Clear Writing". He leaves out names, compounds of short words and verbs in -ed and
  /// -es; all words of three or more syllables are counted here, as programs mostly do.
  public static let gunningFog = Formula(
    "gunning-fog", "Gunning fog index", scale: .grade, limit: 8, spread: .word(15.4)
  ) { 0.4 * ($0.wordsPerSentence + $0.polysyllablesPer100) }
}
