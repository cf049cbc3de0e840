/// The Flesch-Kincaid measure of one string, with its verdict.
///
/// - Parameters:
///   - analysis: of the string, in English.
///   - limit: the highest grade that passes.
public func gradeMeasure(of analysis: Analysis, limit: Double) -> Measure {
  let hasHardWord = analysis.tokens.contains { $0.isHard }
  var measure = pooledGradeMeasure(of: analysis.counts, hasFormula: true)
  guard let adjusted = measure.adjusted, let error = measure.standardError else { return measure }
  measure.gates =
    gradeVerdict(
      adjusted: adjusted, standardError: error, words: measure.words, hasHardWord: hasHardWord, limit: limit)
    == .fails
  return measure
}

/// The Flesch-Kincaid measure of summed counts; it never gates a string.
///
/// - Parameter hasFormula: false for a language without a published school-grade formula.
public func pooledGradeMeasure(of counts: Counts, hasFormula: Bool) -> Measure {
  var measure = Measure(formula: "flesch-kincaid-grade", words: counts.words)
  guard hasFormula else {
    measure.why = .noFormula
    return measure
  }
  guard let value = fleschKincaidGrade(counts) else {
    measure.why = .noText
    return measure
  }
  measure.value = value
  measure.adjusted = fleschKincaidGrade(counts, syllables: counts.adjustedSyllables)
  measure.standardError = gradeStandardError(words: counts.words)
  return measure
}

extension Token {
  /// A word of three or more syllables that most readers don't know.
  public var isHard: Bool {
    kind == .word && syllables >= 3 && !traits.contains(.familiar)
  }
}
