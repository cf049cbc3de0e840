extension Language {
  /// No formula: none that was made for Romanian could be found.
  public static let romanian = Language(
    "ro", formulas: [],
    // "dublu ve", "i grec"
    speech: Speech(words: .rules, letterNames: "11111111111111111111113121"))
}
