extension Formula {
  /// Years of schooling by Crawford: 0.049 syllables − 0.205 sentences, both a hundred words, − 3.407.
  ///
  /// Crawford 1989, "Lectura: enseñanza y aprendizaje". Made with books of grades 1 to 6, so it says nothing about
  /// grade 8 and has no limit. Constants read in textstat 0.7.13.
  ///
  /// A word's part in the value: 4.9 × 1.29.
  public static let crawford = Formula("crawford", "Crawford", scale: .grade, spread: .word(6.3)) {
    4.9 * $0.syllablesPerWord - 0.205 * $0.sentencesPer100 - 3.407
  }
}
