/// The counts of a text after its words with findings of their own are taken as fixed: a cause that is reported once is
/// not reported again by the grade.
package struct PlainerCounts {
  /// All counts are doubled, so that a syllable and a half is a whole number. Rates stay as they are.
  private var twice: Counts

  package init(_ counts: Counts) {
    twice = counts
    twice += counts
  }

  /// Takes a word to be a plain one, of one and a half syllables.
  package mutating func simplify(_ token: Token) {
    remove(token)
    twice.words += 2
    twice.syllables += 3
    twice.adjustedSyllables += 3
  }

  /// Takes the words of a phrase out.
  package mutating func remove(_ token: Token) {
    guard token.kind != .neutral else { return }
    let spoken = Int(token.syllables)
    twice.words -= 2
    twice.syllables -= 2 * spoken
    twice.adjustedSyllables -= 2 * (token.traits.contains(.familiar) ? min(spoken, 2) : spoken)
  }

  /// Puts in what is written instead.
  package mutating func insert(_ replacement: Counts) {
    twice.words += 2 * replacement.words
    twice.syllables += 2 * replacement.syllables
    twice.adjustedSyllables += 2 * replacement.adjustedSyllables
  }

  /// The measure of what is left, as prose in English.
  package var measure: Measure {
    let formula = Formula.fleschKincaidGrade
    var once = Counts()
    once.words = twice.words / 2
    once.sentences = 1
    var measure = Measure(formula: formula.name, words: once.words)
    guard once.words > 0 else { return measure }
    measure.value = formula.value(of: twice)
    measure.adjusted = formula.value(of: twice.adjusted)
    measure.standardError = formula.standardError(of: once)
    return measure
  }
}
