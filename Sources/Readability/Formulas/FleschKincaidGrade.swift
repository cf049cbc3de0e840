extension Formula {
  /// Flesch-Kincaid grade level: 0.39 words a sentence + 11.8 syllables a word − 15.59, in US school grades.
  ///
  /// Kincaid, Fishburne, Rogers and Chissom 1975, "Derivation of New Readability Formulas for Navy Enlisted Personnel",
  /// Research Branch Report 8-75.
  public static let fleschKincaidGrade = Formula(
    "flesch-kincaid-grade", "Flesch-Kincaid grade", scale: .grade, limit: 8, spread: .word(10.2)
  ) { 0.39 * $0.wordsPerSentence + 11.8 * $0.syllablesPerWord - 15.59 }
}
