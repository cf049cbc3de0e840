extension Language {
  /// Italian, with the formulas that were made for it.
  public static let italian = Language(
    "it", formulas: [.gulpease, .fleschVacca, .fleschVacca1986, .lix, .rix],
    // "acca", "i lunga", "cappa", "doppia vu", "ipsilon"
    speech: Speech(words: .rules, letterNames: "11111212132222111221113132"))
}
