extension Language {
  /// Dutch. Syllables are those of the dictionaries: sta-ti-on.
  public static let dutch = Language(
    "nl", formulas: [.douma, .brouwer, .lix(spread: 49)],
    speech: Speech(words: .rules, letterNames: "11111111111111111111111111"))
}

extension Formula {
  /// Douma's reading ease: 206.84 − 0.93 words a sentence − 77 syllables a word. Dutch's form of Flesch's.
  ///
  /// Douma 1960, "De leesbaarheid van landbouwbladen", Wageningen. Constants and bands read on dbnl.org (De taal van 1977,
  /// with 206.8); R's koRpus has 206.835, sofieschrijft.be 206.84. 60 to 70 is the seventh year of primary school, then the
  /// last. Standard error of a word: 77 × 1.36.
  public static let douma = Formula(
    "douma", "Flesch-Douma reading ease", scale: .ease, limit: 60,
    bands: [
      Band(.veryEasy, 90), Band(.easy, 80), Band(.fairlyEasy, 70), Band(.normal, 60), Band(.fairlyHard, 45),
      Band(.hard, 30), Band(.veryHard, 0),
    ],
    spread: .word(105)
  ) { 206.84 - 0.93 * $0.wordsPerSentence - 77 * $0.syllablesPerWord }

  /// Brouwer's "leesindex A": 195 − ⅔ of the syllables in 100 words − 2 words a sentence; 80 and more is very easy, below
  /// 25 very hard.
  ///
  /// Brouwer 1963, "Onderzoek naar de leesmoeilijkheden van Nederlands proza", Pedagogische Studiën 40. Constants read on
  /// litterm.co.za ("Leesbaarheid"), with ⅔; R's koRpus rounds to 0.67. The bands between are not known to us, so there is
  /// no limit. Standard error of a word: 66.7 × 1.36.
  public static let brouwer = Formula("brouwer", "Brouwer leesindex A", scale: .ease, spread: .word(91)) {
    195 - 200 / 3 * $0.syllablesPerWord - 2 * $0.wordsPerSentence
  }
}
