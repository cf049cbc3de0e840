extension Language {
  /// Norwegian (bokmål). LIX with the Danish bands; standard error of a word: 100 × 0.46.
  public static let norwegian = Language(
    "nb", formulas: [.lix(spread: 46, bands: Formula.danishBands), .rix], speech: Speech(words: .rules))
}
