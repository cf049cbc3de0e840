extension Language {
  /// Finnish, with the formulas that were made for it.
  public static let finnish = Language(
    "fi", formulas: [.wiio, .lix(spread: 49)], speech: Speech(words: .rules))
}

extension Formula {
  /// Wiio's grade: 2.7 + 0.3 × words of four or more syllables in 100 words, in school grades from 1 to 12.
  ///
  /// Wiio 1968, "Readability, Comprehension and Readership", Acta Universitatis Tamperensis; constants as Korpela 2011
  /// quotes them from Wiio 1989. **Its limit here:** Wiio counts the syllables of a word's base form. This counts those
  /// of the word as it is, and Finnish endings add syllables ("asetus" 3, "asetuksissa" 5), so the grade comes out too
  /// high: messages of GTK and other programs get 13.8. It ranks texts, but is not a grade to fail one by; hence there is
  /// no limit, and it never gates. Standard error of a word: 30 × 0.48.
  public static let wiio = Formula("wiio", "Wiio grade", scale: .grade, spread: .word(14.5)) {
    2.7 + 0.3 * $0.fourSyllablesPer100
  }
}
