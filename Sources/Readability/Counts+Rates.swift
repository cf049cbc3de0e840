/// What formulas are made of. Each rate is of counts with at least one word and one sentence.
extension Counts {
  /// ASL
  var wordsPerSentence: Double { Double(words) / Double(sentences) }
  /// ASW
  var syllablesPerWord: Double { Double(syllables) / Double(words) }
  /// Letters and digits a word.
  var lettersPerWord: Double { Double(letters) / Double(words) }
  /// Sentences a hundred words.
  var sentencesPer100: Double { 100 * Double(sentences) / Double(words) }
  /// Words of more than six letters, in percent.
  var longWordsPer100: Double { 100 * Double(longWords) / Double(words) }
  /// Words of three or more syllables, in percent.
  var polysyllablesPer100: Double { 100 * Double(polysyllables) / Double(words) }
  /// Words of four or more syllables, in percent.
  var fourSyllablesPer100: Double { 100 * Double(fourSyllables) / Double(words) }
  /// Words of one syllable, in percent.
  var monosyllablesPer100: Double { 100 * Double(monosyllables) / Double(words) }

  /// The same counts where a familiar word has two syllables at most.
  public var adjusted: Counts {
    var counts = self
    counts.syllables = adjustedSyllables
    return counts
  }
}
