extension Formula {
  /// Amstad's reading ease: 180 − words a sentence − 58.5 syllables a word. German's form of Flesch's.
  ///
  /// Amstad 1978, "Wie verständlich sind unsere Zeitungen?", Zürich. Constants read in R's koRpus and in doku.net's
  /// series on German formulas; the bands are Flesch's, as German's Wikipedia ("Lesbarkeitsindex") gives them for Amstad.
  /// 60 to 70 are texts for 13 to 15 years of age. Standard error of a word: 58.5 × 1.38.
  public static let amstad = Formula(
    "amstad", "Amstad reading ease", scale: .ease, limit: 60,
    bands: [
      Band(.veryEasy, 90), Band(.easy, 80), Band(.fairlyEasy, 70), Band(.normal, 60), Band(.fairlyHard, 50),
      Band(.hard, 30), Band(.veryHard, 0),
    ],
    spread: .word(81)
  ) { 180 - $0.wordsPerSentence - 58.5 * $0.syllablesPerWord }
}
