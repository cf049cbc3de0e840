extension Language {
  /// Polish, with the formulas that were made for it.
  public static let polish = Language(
    "pl", formulas: [.fogPL, .lix, .rix],
    // "igrek"; w is "wu".
    speech: Speech(words: .rules, letterNames: "11111111111111111111111121", hasWordsWithoutSyllable: true))
}
