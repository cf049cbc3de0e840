extension Measure {
  /// Words of the shortest text that a grade judges.
  public static let fewestWords = 10

  /// The measure of one string by the formula that judges its language, with the verdict where that is Flesch-Kincaid's.
  ///
  /// - Parameters:
  ///   - analysis: of the string.
  ///   - language: of the string; nil when it is not measured.
  ///   - limit: the highest Flesch-Kincaid grade that passes.
  ///   - isProse: whether the string is running text; nil takes every text of ten words or more for it.
  public init(
    of analysis: Analysis, in language: Language?, limit: Double = 8, isProse: Bool? = nil
  ) {
    self = Self.measure(of: analysis.counts, in: language)
    judge(limit: limit, isProse: isProse)
  }

  /// The measure of summed counts by the formula that judges their language; a sum is never too hard.
  ///
  /// - Parameters:
  ///   - counts: of one text, or the sum of several.
  ///   - language: nil for one that is not measured.
  public init(of counts: Counts, in language: Language?) { self = Self.measure(of: counts, in: language) }

  /// As `init(of:in:)`. No initializer, which would take a copy of the language: one measure is made for each string.
  package static func measure(of counts: Counts, in language: Language?) -> Measure {
    guard let formula = language?.formulas.first else {
      return Measure(formula: "", words: counts.words, why: .noFormula)
    }
    var measure = formula.measure(of: counts)
    if language?.isEnglish ?? false { measure.adjusted = formula.value(of: counts.adjusted) }
    return measure
  }

  /// Adds the verdict to a measure with a value.
  ///
  /// - Parameter isProse: nil takes every text of ten words or more for it.
  package mutating func judge(limit: Double, isProse: Bool?) {
    guard value != nil else { return }
    let isProse = isProse ?? (words >= Self.fewestWords)
    self.isProse = isProse
    isTooHard = isProse && GradeVerdict(self, limit: limit) == .fails
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
