extension Formula {
  /// Coleman-Liau index: 5.88 letters a word − 29.6 sentences a word − 15.8, in US school grades.
  ///
  /// Coleman and Liau 1975, "A Computer Readability Formula Designed for Machine Scoring", Journal of Applied
  /// Psychology 60. They count a hundred words: 0.0588 letters − 0.296 sentences − 15.8.
  public static let colemanLiau = Formula(
    "coleman-liau", "Coleman-Liau index", scale: .grade, limit: 8, spread: .word(15.5)
  ) { 5.88 * $0.lettersPerWord - 0.296 * $0.sentencesPer100 - 15.8 }
}
