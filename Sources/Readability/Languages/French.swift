extension Language {
  /// French, with the formulas that were made for it.
  public static let french = Language(
    "fr", formulas: [.kandelMoles, .kandelMoles209, .lix, .rix],
    // "double vé" and "i grec"
    speech: Speech(words: .rules, letterNames: "11111111111111111111113121"))
}
