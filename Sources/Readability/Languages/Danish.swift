extension Language {
  /// Danish. LIX with the Danish bands; standard error of a word: 100 × 0.48.
  public static let danish = Language(
    "da", formulas: [.lix(spread: 48, bands: Formula.danishBands), .rix], speech: Speech(words: .rules))
}
