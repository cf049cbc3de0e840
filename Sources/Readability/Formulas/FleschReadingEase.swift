extension Formula {
  /// Flesch reading ease: 206.835 − 1.015 words a sentence − 84.6 syllables a word; 100 is easy, 0 is hard.
  ///
  /// Flesch 1948, "A New Readability Yardstick", Journal of Applied Psychology 32. Bands: Flesch 1949, "The Art of
  /// Readable Writing"; 60 to 70 is plain English, of grade 8 to 9.
  public static let fleschReadingEase = Formula(
    "flesch-reading-ease", "Flesch reading ease", scale: .ease, limit: 60, bands: fleschBands,
    spread: .word(72.8)
  ) { 206.835 - 1.015 * $0.wordsPerSentence - 84.6 * $0.syllablesPerWord }

  /// Flesch's bands, which others took over for their languages.
  static let fleschBands = [
    Band(.veryEasy, 90), Band(.easy, 80), Band(.fairlyEasy, 70), Band(.normal, 60), Band(.fairlyHard, 50),
    Band(.hard, 30), Band(.veryHard, 0),
  ]
}
