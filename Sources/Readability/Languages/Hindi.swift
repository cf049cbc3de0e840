extension Language {
  /// No formula: those of Sinha and others 2012 could not be found with their constants.
  public static let hindi = Language("hi", formulas: [], speech: Speech(words: .rules))
}
