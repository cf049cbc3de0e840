extension Language {
  /// Turkish. A vowel letter is a syllable, so it does not matter that "I" is the capital of "ı" here.
  public static let turkish = Language(
    "tr", formulas: [.atesman, .cetinkayaUzun],
    speech: Speech(words: .rules, letterNames: "11111111111111111111112111"))
}

extension Formula {
  /// Ateşman's reading ease: 198.825 − 40.175 syllables a word − 2.610 words a sentence. Turkish's form of Flesch's.
  ///
  /// Ateşman 1997, "Türkçede Okunabilirliğin Ölçülmesi", Dil Dergisi 58. Constants and bands read in a thesis on 9lib.net;
  /// okunabilirlikindeksi.com, Ateşman's own page, gives 70 to 79 for grades 7 and 8. Standard error of a word:
  /// 40.175 × 1.47.
  public static let atesman = Formula(
    "atesman", "Ateşman reading ease", scale: .ease, limit: 70,
    bands: [
      Band(.veryEasy, 90), Band(.easy, 70), Band(.normal, 50), Band(.hard, 30), Band(.veryHard, 1),
    ],
    spread: .word(59)
  ) { 198.825 - 40.175 * $0.syllablesPerWord - 2.610 * $0.wordsPerSentence }

  /// Çetinkaya and Uzun's reading ease: 118.823 − 25.987 syllables a word − 0.971 words a sentence; 51 and more is for
  /// grades 5 to 7, from 35 for 8 and 9, below for 10 to 12.
  ///
  /// Çetinkaya 2010, "Türkçe metinlerin okunabilirlik düzeylerinin tanımlanması ve sınıflandırılması", Ankara; Çetinkaya
  /// and Uzun 2010. Constants and levels read in two programs that give them alike; the thesis itself was not to be had.
  /// Standard error of a word: 25.987 × 1.47.
  public static let cetinkayaUzun = Formula(
    "cetinkaya-uzun", "Çetinkaya-Uzun reading ease", scale: .ease, limit: 35, spread: .word(38)
  ) { 118.823 - 25.987 * $0.syllablesPerWord - 0.971 * $0.wordsPerSentence }
}
