extension Formula {
  /// LIX: words a sentence + percent of words of more than six letters.
  ///
  /// Björnsson 1968, "Läsbarhet". 44 stands for grade 8 in Anderson 1983, "Lix and Rix: Variations on a Little-known
  /// Readability Index", Journal of Reading 26.
  public static let lix = Formula(
    "lix", "LIX", scale: .difficulty, limit: 44,
    bands: [Band(.veryEasy, 30), Band(.easy, 40), Band(.normal, 50), Band(.hard, 60), Band(.veryHard, 60)],
    spread: .word(42)
  ) { $0.wordsPerSentence + $0.longWordsPer100 }
}
