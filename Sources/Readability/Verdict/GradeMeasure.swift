extension Measure {
  /// The measure of one string by the formula that judges its language, with the verdict where that is Flesch-Kincaid's.
  ///
  /// - Parameters:
  ///   - analysis: of the string.
  ///   - language: of the string; nil when it is not measured.
  ///   - limit: the highest Flesch-Kincaid grade that passes.
  public init(of analysis: Analysis, in language: Language?, limit: Double = 8) {
    self.init(of: analysis.counts, in: language)
    // Nothing fails at or below the limit, whatever its words.
    guard let adjusted, adjusted > limit, let error = standardError else { return }
    let hasHardWord = analysis.tokens.contains { $0.isHard }
    let verdict = GradeVerdict(
      adjusted: adjusted, standardError: error, words: words, hasHardWord: hasHardWord, limit: limit)
    gates = verdict == .fails
  }

  /// The measure of summed counts by the formula that judges their language; it never gates a string.
  ///
  /// - Parameters:
  ///   - counts: of one text, or the sum of several.
  ///   - language: nil for one that is not measured.
  public init(of counts: Counts, in language: Language?) {
    guard let formula = language?.formulas.first else {
      self.init(formula: "", words: counts.words, why: .noFormula)
      return
    }
    self = formula.measure(of: counts)
    if language?.isEnglish ?? false { adjusted = formula.value(of: counts.adjusted) }
  }
}

extension Formula {
  /// The value of a text with what it takes to trust it.
  public func measure(of counts: Counts) -> Measure {
    var measure = Measure(formula: name, words: counts.words)
    measure.value = value(of: counts)
    measure.standardError = standardError(of: counts)
    if !bands.isEmpty { measure.ease = measure.value.flatMap(ease(of:)) }
    if measure.value == nil { measure.why = .noText }
    return measure
  }
}

extension Language {
  /// Only for English is it known which words are familiar.
  var isEnglish: Bool { code == "en" }
}

extension Token {
  /// A word of three or more syllables that most readers don't know.
  public var isHard: Bool {
    kind == .word && syllables >= 3 && !traits.contains(.familiar)
  }
}
