extension Language {
  /// Hungarian, with the formulas that were made for it.
  public static let hungarian = Language(
    "hu", formulas: [.dora, .lix(spread: 50)],
    speech: Speech(words: .rules, letterNames: "11111111111111111111113131", endingSign: "-"))
}

extension Formula {
  /// Dóra's reading ease: 206.835 − 1.015 words a sentence − 58.5 syllables a word, Flesch's with another weight for
  /// syllables.
  ///
  /// Dóra 2019, "Olvashatósági tesztek: elmélet és gyakorlat", Képzés és Gyakorlat 17(2), doi 10.17165/TP.2019.2.2.
  /// Constants read in textstat, whose contributor took them from that paper and reports a problem of method in it
  /// (textstat pull request 188). No bands, no limit: it ranks texts and never gates. Standard error of a word: 58.5 × 1.64.
  public static let dora = Formula("dora", "Dóra reading ease", scale: .ease, spread: .word(96)) {
    206.835 - 1.015 * $0.wordsPerSentence - 58.5 * $0.syllablesPerWord
  }
}
