extension Formula {
  /// Flesch index of Martins: 248.835 − 1.015 words a sentence − 84.6 syllables a word, Flesch's formula and 42
  /// points.
  ///
  /// Martins, Ghiraldelo, Nunes and Oliveira 1996, "Readability formulas applied to textbooks in Brazilian
  /// Portuguese", Notas do ICMSC-USP 28. 75 and more is very easy (grades 1 to 4), 50 and more easy (grades 5 to 8),
  /// 25 and more hard, below that very hard. Constants and bands read in programs that name the paper; that of
  /// Coh-Metrix-Port has a worked example.
  ///
  /// A word's part in the value: 84.6 × 1.3.
  public static let martins = Formula(
    "martins", "Martins", scale: .ease, limit: 50,
    bands: [Band(.veryEasy, 75), Band(.easy, 50), Band(.hard, 25), Band(.veryHard, 25)],
    spread: .word(110)
  ) { 248.835 - 1.015 * $0.wordsPerSentence - 84.6 * $0.syllablesPerWord }
}
