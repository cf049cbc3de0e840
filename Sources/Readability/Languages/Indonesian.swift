extension Language {
  /// Indonesian. Syllables are counted; no published formula could be confirmed, so a text is "not measured".
  public static let indonesian = Language(
    "id", formulas: [], speech: Speech(words: .rules, letterNames: "11111111111111111111111111"))
}
