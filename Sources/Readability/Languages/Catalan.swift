extension Language {
  /// No formula: none that was made for Catalan could be found.
  public static let catalan = Language(
    "ca", formulas: [],
    // "efa", "jota", "ve doble", "i grega"
    speech: Speech(words: .rules, letterNames: "11111211121222111221113132"))
}
