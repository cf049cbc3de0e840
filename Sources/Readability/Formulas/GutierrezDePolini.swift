extension Formula {
  /// Comprehensibility of Gutiérrez de Polini: 95.2 − 9.7 letters a word − 0.35 words a sentence.
  ///
  /// Gutiérrez de Polini 1972, "Investigación sobre lectura en Venezuela": made in Spanish, with cloze tests in grade
  /// 6. No bands and no grades of the author. Constants read in textstat 0.7.13 and in a table of the Spanish
  /// formulas on esdocs.com.
  ///
  /// A word's part in the value: 9.7 × 3.24.
  public static let gutierrezDePolini = Formula(
    "gutierrez-de-polini", "Gutiérrez de Polini", scale: .ease, spread: .word(31.4)
  ) { 95.2 - 9.7 * $0.lettersPerWord - 0.35 * $0.wordsPerSentence }
}
