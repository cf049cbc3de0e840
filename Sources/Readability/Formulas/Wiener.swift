// The four "Wiener Sachtextformeln": Bamberger and Vanecek 1984, "Lesen – Verstehen – Lernen – Schreiben", in school
// grades from 4 (very easy) to 15 (very hard); no bands. Constants read in the documentation of R's koRpus
// ("Neue Wiener Sachtextformeln") and on oscarstories.com, which agree. A long word has more than six letters.

extension Formula {
  /// First Wiener Sachtextformel: 0.1935 percent of words of three or more syllables + 0.1672 words a sentence + 0.1297
  /// percent of words of more than six letters − 0.0327 percent of words of one syllable − 0.875, in school grades.
  ///
  /// Bamberger and Vanecek 1984, "Lesen – Verstehen – Lernen – Schreiben"; constants read in R's koRpus.
  /// Standard error: the parts of a word, which go together, deviate by 15.7.
  public static let wiener1 = Formula(
    "wiener-1", "first Wiener Sachtextformel", scale: .grade, limit: 8, spread: .word(15.7)
  ) {
    0.1935 * $0.polysyllablesPer100 + 0.1672 * $0.wordsPerSentence + 0.1297 * $0.longWordsPer100
      - 0.0327 * $0.monosyllablesPer100 - 0.875
  }

  /// Second Wiener Sachtextformel: 0.2007 percent of words of three or more syllables + 0.1682 words a sentence + 0.1373
  /// percent of words of more than six letters − 2.779, in school grades.
  ///
  /// Bamberger and Vanecek 1984; constants read in R's koRpus. Standard error: the parts of a word deviate by 15.4.
  public static let wiener2 = Formula(
    "wiener-2", "second Wiener Sachtextformel", scale: .grade, limit: 8, spread: .word(15.4)
  ) {
    0.2007 * $0.polysyllablesPer100 + 0.1682 * $0.wordsPerSentence + 0.1373 * $0.longWordsPer100 - 2.779
  }

  /// Third Wiener Sachtextformel: 0.2963 percent of words of three or more syllables + 0.1905 words a sentence − 1.1144,
  /// in school grades.
  ///
  /// Bamberger and Vanecek 1984; constants read in R's koRpus. Standard error of a word: 29.63 × 0.473.
  public static let wiener3 = Formula(
    "wiener-3", "third Wiener Sachtextformel", scale: .grade, limit: 8, spread: .word(14.0)
  ) { 0.2963 * $0.polysyllablesPer100 + 0.1905 * $0.wordsPerSentence - 1.1144 }

  /// Fourth Wiener Sachtextformel: 0.2744 percent of words of three or more syllables + 0.2656 words a sentence − 1.693,
  /// in school grades.
  ///
  /// Bamberger and Vanecek 1984; constants read in R's koRpus. Standard error of a word: 27.44 × 0.473.
  public static let wiener4 = Formula(
    "wiener-4", "fourth Wiener Sachtextformel", scale: .grade, limit: 8, spread: .word(13.0)
  ) { 0.2744 * $0.polysyllablesPer100 + 0.2656 * $0.wordsPerSentence - 1.693 }

  /// German SMOG: √(30 words of three or more syllables / sentences) − 2, in school grades.
  ///
  /// Bamberger and Vanecek 1984, page 78 ("Qu"), after McLaughlin's SMOG, which asks for 30 sentences; constants read
  /// in R's koRpus. Standard error of a sentence: 1.35 such words × 1.98, the slope at the 1.9 of a usual sentence.
  public static let wienerSMOG = Formula(
    "wiener-smog", "German SMOG", scale: .grade, limit: 8, minimumSentences: 30, spread: .sentence(2.7)
  ) { (30 * Double($0.polysyllables) / Double($0.sentences)).squareRoot() - 2 }
}
