extension Formula {
  /// Reading ease of Fernández Huerta: 206.84 − 60 syllables a word − 1.02 words a sentence.
  ///
  /// Fernández Huerta 1959, "Medidas sencillas de lecturabilidad", Consigna 214. The article calls the second term
  /// sentences a hundred words, which would make short sentences hard; Law 2011 ("Error in the Fernandez Huerta
  /// Readability Formula") reads it as words a sentence, and so does textstat 0.7.13, where the constants were read.
  /// The bands are those that are told of the article, which we have not seen: 90 grade 4, 80 grade 5, 70 grade 6, 60
  /// grades 7 and 8, 50 before university, 30 special courses.
  ///
  /// A word's part in the value: 60 × 1.29.
  public static let fernandezHuerta = Formula(
    "fernandez-huerta", "Fernández Huerta", scale: .ease, limit: 60,
    bands: [
      Band(.veryEasy, 90), Band(.easy, 80), Band(.fairlyEasy, 70), Band(.normal, 60), Band(.fairlyHard, 50),
      Band(.hard, 30), Band(.veryHard, 30),
    ], spread: .word(77.4)
  ) { 206.84 - 60 * $0.syllablesPerWord - 1.02 * $0.wordsPerSentence }
}
