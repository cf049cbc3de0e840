extension Formula {
  /// Flesch-Vacca: 206 − 65 syllables a word − words a sentence.
  ///
  /// Franchina and Vacca 1972, and 1986, "Adaptation of Flesch readability index on a bilingual text written by the
  /// same author both in Italian and English languages", Linguaggi 3. Above 60 is easy. Constants read in a public
  /// program that names the authors; we have not seen the articles. GULP found it more reliable than
  /// ``fleschVacca1986``.
  ///
  /// A word's part in the value: 65 × 1.4.
  public static let fleschVacca = Formula(
    "flesch-vacca", "Flesch-Vacca", scale: .ease, limit: 60, spread: .word(91)
  ) { 206 - 65 * $0.syllablesPerWord - $0.wordsPerSentence }

  /// Flesch-Vacca of 1986: 217 − 60 syllables a word − 1.3 words a sentence.
  ///
  /// Franchina and Vacca 1986, as above; constants read in textstat 0.7.13. Pages that print 217 − 1.3 S − 0.6 P with
  /// syllables a word for S have changed the places of the two.
  ///
  /// A word's part in the value: 60 × 1.4.
  public static let fleschVacca1986 = Formula(
    "flesch-vacca-1986", "Flesch-Vacca (1986)", scale: .ease, limit: 60, spread: .word(84)
  ) { 217 - 60 * $0.syllablesPerWord - 1.3 * $0.wordsPerSentence }
}
