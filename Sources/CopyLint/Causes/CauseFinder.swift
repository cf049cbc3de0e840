import Readability

/// Collects what makes the texts of one language hard to read.
struct CauseFinder {
  private(set) var causes: GradeCauses
  private let language: Language
  private let formula: Formula

  /// nil for a language that is not measured.
  init?(_ language: Language?, locale: String) {
    guard let language, let formula = language.formulas.first else { return nil }
    self.language = language
    self.formula = formula
    causes = GradeCauses(language: Locale(locale).language)
  }

  /// Takes in a text that counts.
  ///
  /// - Returns: whether it may be one of the hardest; then `keep` is to be asked.
  mutating func add(
    _ text: Span<UInt8>, _ counts: Counts, _ tokens: Span<Token>, isProse: Bool
  ) -> Bool {
    // Shorter words cost nothing.
    if counts.polysyllables > 0 { causes.words.add(tokens, of: text) }
    guard isProse, let highest = HardestTexts.highestRank(of: counts, by: formula) else { return false }
    return causes.hardest.takes(highest)
  }

  /// Keeps the text that was just added if it is one of the hardest.
  ///
  /// - Parameter entry: apart from its file.
  mutating func keep(
    _ entry: Entry, path: String, _ text: Span<UInt8>, _ analysis: Analysis, limit: Configuration.GradeLimit
  ) {
    var measure = Measure(of: analysis, in: language, limit: limit.max, isProse: true)
    // Whether readers stumble over its words, only `check` knows.
    measure.isTooHard = limit.isStrictlyAbove(measure)
    let hard = GradedText(path: path, entry: entry, counts: analysis.counts, measure: measure)
    guard let rank = HardestTexts.rank(of: hard.measure, by: formula), causes.hardest.takes(rank) else {
      return
    }
    causes.hardest.add(
      HardestTexts.Hard(hard, analysis: analysis, bytes: text, formula: formula, rank: rank))
  }
}
