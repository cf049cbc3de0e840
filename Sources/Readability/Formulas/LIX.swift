extension Formula {
  /// LIX: words a sentence + percent of words of more than six letters.
  ///
  /// Björnsson 1968, "Läsbarhet", with his bands for Swedish. 44 stands for grade 8 in Anderson 1983, "Lix and Rix:
  /// Variations on a Little-known Readability Index", Journal of Reading 26. The standard error of an English word:
  /// 100 × 0.42.
  public static let lix = lix(spread: 42, bands: swedishBands)

  /// LIX for a language whose words stray more in length than English ones.
  ///
  /// - Parameter spread: standard deviation of one word's part, in points.
  static func lix(spread: Double, bands: [Band] = []) -> Formula {
    Formula("lix", "LIX", scale: .difficulty, limit: 44, bands: bands, spread: .word(spread)) {
      $0.wordsPerSentence + $0.longWordsPer100
    }
  }

  static let swedishBands = [
    Band(.veryEasy, 30), Band(.easy, 40), Band(.normal, 50), Band(.hard, 60), Band(.veryHard, 60),
  ]

  /// Those that Danish libraries and schools use: up to 24 very easy, then 34, 44 and 54; read in the table of
  /// dansksproghistorie.dk.
  static let danishBands = [
    Band(.veryEasy, 24), Band(.easy, 34), Band(.normal, 44), Band(.hard, 54), Band(.veryHard, 54),
  ]
}
