extension Formula {
  /// FOG-PL: 0.4 × (words a sentence + percent of words of four or more syllables), in years of schooling.
  ///
  /// Gunning's formula with the Polish border of four syllables: Pisarek, and Seretny, "Wskaźnik czytelności tekstu
  /// jako pomoc w określaniu stopnia jego trudności". Formula and bands of the Wrocław group (Miodek, Maziarz,
  /// Piekot, Poprawa, Zarzeczny, FOG-PL 2012), read in the Polish Wikipedia and on latwytekst.pl: up to 6 very
  /// simple, to 9 simple, to 12 fairly simple, to 15 fairly hard, to 17 hard.
  ///
  /// A word's part in the value: 0.4 × 41.5.
  public static let fogPL = Formula(
    "fog-pl", "FOG-PL", scale: .grade, limit: 8,
    bands: [
      Band(.veryEasy, 6), Band(.easy, 9), Band(.fairlyEasy, 12), Band(.fairlyHard, 15), Band(.hard, 17),
      Band(.veryHard, 17),
    ], spread: .word(16.6)
  ) { 0.4 * ($0.wordsPerSentence + $0.fourSyllablesPer100) }
}
