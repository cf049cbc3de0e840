extension Language {
  /// No formula: interface texts leave out the short vowels, so syllables can't be counted, and OSMAN needs them.
  public static let arabic = Language("ar", formulas: [], speech: nil)

  /// No formula; the vowels are not written.
  public static let hebrew = Language("he", formulas: [], speech: nil)
}
