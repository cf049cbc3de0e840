extension Formula {
  /// Flesch-Kincaid grade of ALT, fitted to Portuguese: 0.36 words a sentence + 10.4 syllables a word − 18.
  ///
  /// Moreno, de Souza, Hein and Hein 2022, "ALT: um software para análise de legibilidade de textos em Língua
  /// Portuguesa", arXiv 2203.12135. In school grades; constants read in the authors' own program, alt-legibilidade
  /// 0.1.2 (PyPI).
  ///
  /// A word's part in the value: 10.4 × 1.3.
  public static let altFleschKincaid = Formula(
    "alt-fk", "ALT Flesch-Kincaid", scale: .grade, limit: 8, spread: .word(13.5)
  ) { 0.36 * $0.wordsPerSentence + 10.4 * $0.syllablesPerWord - 18 }

  /// Flesch reading ease of ALT: 227 − 1.04 words a sentence − 72 syllables a word.
  ///
  /// As ``altFleschKincaid``. The paper has 227, the authors' program 226.
  ///
  /// A word's part in the value: 72 × 1.3.
  public static let altFlesch = Formula("alt-fre", "ALT Flesch", scale: .ease, limit: 60, spread: .word(93.6))
  {
    227 - 1.04 * $0.wordsPerSentence - 72 * $0.syllablesPerWord
  }

  /// Automated readability index of ALT: 4.6 letters a word + 0.44 words a sentence − 20, in school grades.
  ///
  /// As ``altFleschKincaid``.
  ///
  /// A word's part in the value: 4.6 × 3.06.
  public static let altReadabilityIndex = Formula(
    "alt-ari", "ALT automated readability index", scale: .grade, limit: 8, spread: .word(14.1)
  ) { 4.6 * $0.lettersPerWord + 0.44 * $0.wordsPerSentence - 20 }

  /// Coleman-Liau index of ALT: 5.4 letters a word − 21 sentences a word − 14, in school grades.
  ///
  /// As ``altFleschKincaid``.
  ///
  /// A word's part in the value: 5.4 × 3.06.
  public static let altColemanLiau = Formula(
    "alt-cli", "ALT Coleman-Liau", scale: .grade, limit: 8, spread: .word(16.5)
  ) { 5.4 * $0.lettersPerWord - 0.21 * $0.sentencesPer100 - 14 }
}
