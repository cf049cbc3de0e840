extension Formula {
  /// SMOG grade: 3.1291 + 1.0430 √(30 words of three or more syllables / sentences), in US school grades.
  ///
  /// McLaughlin 1969, "SMOG Grading: a New Readability Formula", Journal of Reading 12. He asks for 30 sentences; the
  /// value of a shorter text says little, and never gates.
  public static let smog = Formula(
    "smog", "SMOG grade", scale: .grade, limit: 8, minimumSentences: 30, spread: .sentence(2.6)
  ) { 3.1291 + 1.0430 * (30 * Double($0.polysyllables) / Double($0.sentences)).squareRoot() }
}
