extension Language {
  /// Czech, with the formulas that were made for it.
  public static let czech = Language(
    "cs", formulas: [.bendova, .lix, .rix],
    // "dvojité vé", "ypsilon"
    speech: Speech(words: .rules, letterNames: "11111111111111111111114131", hasWordsWithoutSyllable: true))
}
