extension Language {
  /// Swedish. LIX with Björnsson's own bands; standard error of a word: 100 × 0.45.
  public static let swedish = Language(
    "sv", formulas: [.lix(spread: 45, bands: Formula.swedishBands), .rix],
    speech: Speech(words: .rules, letterNames: "11111111111111111111113112"))
}
