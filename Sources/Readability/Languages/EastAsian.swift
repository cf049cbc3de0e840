extension Language {
  /// No formula: that of Tateisi, Ono and Yamada 1988 is an index of style for long texts, without grades; jReadability
  /// needs a dictionary of word classes.
  public static let japanese = Language("ja", formulas: [], unit: .characters, speech: nil)

  /// No formula; a character is a syllable.
  public static let chinese = Language("zh", formulas: [], unit: .characters, speech: Speech(words: .rules))

  /// No formula; a block of Hangul is a syllable, and words are separated by spaces.
  public static let korean = Language("ko", formulas: [], speech: Speech(words: .rules))

  /// No formula. ICU finds the words by its dictionary, but no sentence ends at a space.
  public static let thai = Language("th", formulas: [], unit: .characters, speech: nil)
}
