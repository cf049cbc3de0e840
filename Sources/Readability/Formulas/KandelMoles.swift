extension Formula {
  /// Kandel and Moles: 207 − 1.015 words a sentence − 73.6 syllables a word.
  ///
  /// Kandel and Moles 1958, "Application de l'indice de Flesch à la langue française", Cahiers d'études de
  /// radio-télévision 19. The article is not public, and two sets of constants go by its name: these, read in
  /// textstat 0.7.13 and in issue 267 of Yoast SEO, and those of ``kandelMoles209``. They differ by about ten points.
  /// There are no bands of the authors; 60 is where Flesch's scale, which the formula keeps, has grades 8 and 9.
  ///
  /// A word's part in the value: 73.6 × 1.09.
  public static let kandelMoles = Formula(
    "kandel-moles", "Kandel-Moles", scale: .ease, limit: 60, spread: .word(80.2)
  ) { 207 - 1.015 * $0.wordsPerSentence - 73.6 * $0.syllablesPerWord }

  /// Kandel and Moles with the other constants: 209 − 1.15 words a sentence − 68 syllables a word.
  ///
  /// Read in koRpus (`readability`, parameters "fr"). See ``kandelMoles``.
  ///
  /// A word's part in the value: 68 × 1.09.
  public static let kandelMoles209 = Formula(
    "kandel-moles-209", "Kandel-Moles (209)", scale: .ease, limit: 60, spread: .word(74.1)
  ) { 209 - 1.15 * $0.wordsPerSentence - 68 * $0.syllablesPerWord }
}
