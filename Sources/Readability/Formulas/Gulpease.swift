extension Formula {
  /// Gulpease: 89 + (300 sentences − 10 letters) / words.
  ///
  /// GULP, Lucisano and Piemontese 1988, "Gulpease: una formula per la predizione della difficoltà dei testi in lingua
  /// italiana", Scuola e città 3. Below 80 a text is hard with elementary schooling, below 60 with eight years
  /// (licenza media), below 40 with upper-secondary schooling: these are the bands. Needs no syllables. textstat counts
  /// punctuation among the letters and gets less.
  ///
  /// A word's part in the value: 10 × 3.36.
  public static let gulpease = Formula(
    "gulpease", "Gulpease", scale: .ease, limit: 60,
    bands: [Band(.easy, 80), Band(.normal, 60), Band(.hard, 40), Band(.veryHard, 40)],
    spread: .word(33.6)
  ) { 89 + 3 * $0.sentencesPer100 - 10 * $0.lettersPerWord }
}
