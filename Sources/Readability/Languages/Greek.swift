extension Language {
  /// No formula: the constants that are told of Tzimokas' (206.835, 1.015, 59) could not be found in a source.
  public static let greek = Language("el", formulas: [], speech: Speech(words: .rules))
}
