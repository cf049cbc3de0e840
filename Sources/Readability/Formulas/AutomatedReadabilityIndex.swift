extension Formula {
  /// Automated readability index: 4.71 letters a word + 0.5 words a sentence − 21.43, in US school grades.
  ///
  /// Senter and Smith 1967, "Automated Readability Index", AMRL-TR-66-220. They counted strokes on a typewriter; here,
  /// as for Coleman and Liau, a word's letters and digits.
  public static let automatedReadabilityIndex = Formula(
    "ari", "Automated readability index", scale: .grade, limit: 8, spread: .word(12.4)
  ) { 4.71 * $0.lettersPerWord + 0.5 * $0.wordsPerSentence - 21.43 }
}
