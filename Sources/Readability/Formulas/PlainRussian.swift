extension Formula {
  /// Flesch-Kincaid grade of Plain Russian: 0.318 words a sentence + 14.2 syllables a word − 30.5.
  ///
  /// Begtin, plainrussian (2014 and later), fitted to about 68 graded texts. In school grades. Constants read in ruTS
  /// 0.19, whose tests have the values of the riddle of our vectors.
  ///
  /// A word's part in the value: 14.2 × 1.58.
  public static let plainRussian = Formula(
    "plainrussian", "Plain Russian", scale: .grade, limit: 8, spread: .word(22.4)
  ) { 0.318 * $0.wordsPerSentence + 14.2 * $0.syllablesPerWord - 30.5 }

  /// Flesch-Kincaid grade of Solovyev, Ivanov and Solnyshkina: 0.36 words a sentence + 5.76 syllables a word − 11.97.
  ///
  /// Solovyev, Ivanov and Solnyshkina 2018, "Assessment of reading difficulty levels in Russian academic texts:
  /// Approaches and metrics", Journal of Intelligent & Fuzzy Systems 34: from school books of social studies. In school
  /// grades. Constants read in ruTS 0.19.
  ///
  /// A word's part in the value: 5.76 × 1.58.
  public static let solovyevIvanovSolnyshkina = Formula(
    "sis-2018", "Solovyev-Ivanov-Solnyshkina", scale: .grade, limit: 8, spread: .word(9.1)
  ) { 0.36 * $0.wordsPerSentence + 5.76 * $0.syllablesPerWord - 11.97 }
}
