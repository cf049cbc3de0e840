extension Formula {
  /// Flesch reading ease for Czech: 206.835 − 1.672 words a sentence − 62.18 syllables a word.
  ///
  /// Bendová 2021, "Using a parallel corpus to adapt the Flesch Reading Ease formula to Czech", Jazykovedný časopis
  /// 72, and Bendová and Cinková 2021, "Adaptation of classic readability metrics to Czech", TSD. The constants are
  /// second-hand; the paper prints 206.935 for the first, a tenth of a point more. Fitted so that Flesch's scale
  /// keeps its meaning: 60 is grades 8 and 9.
  ///
  /// A word's part in the value: 62.18 × 1.18.
  public static let bendova = Formula("bendova", "Bendová", scale: .ease, limit: 60, spread: .word(73.4)) {
    206.835 - 1.672 * $0.wordsPerSentence - 62.18 * $0.syllablesPerWord
  }
}
