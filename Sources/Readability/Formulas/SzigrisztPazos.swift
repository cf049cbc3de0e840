extension Formula {
  /// Perspicuity of Szigriszt Pazos: 206.835 − 62.3 syllables a word − words a sentence.
  ///
  /// Szigriszt Pazos 1993, "Sistemas predictivos de legibilidad del mensaje escrito: fórmula de perspicuidad", Madrid.
  /// Bands of the INFLESZ scale, Barrio Cantalejo and others 2008, Anales del Sistema Sanitario de Navarra 31: up to 40
  /// very hard, to 55 somewhat hard, to 65 normal, to 80 fairly easy. textstat 0.7.13 has the same constants, but takes
  /// 206.84 when it is set to Spanish.
  ///
  /// A word's part in the value: 62.3 × 1.29.
  public static let szigrisztPazos = Formula(
    "szigriszt-pazos", "Szigriszt-Pazos", scale: .ease, limit: 65,
    bands: [
      Band(.veryEasy, 80), Band(.fairlyEasy, 65), Band(.normal, 55), Band(.fairlyHard, 40),
      Band(.veryHard, 40),
    ], spread: .word(80.4)
  ) { 206.835 - 62.3 * $0.syllablesPerWord - $0.wordsPerSentence }
}
