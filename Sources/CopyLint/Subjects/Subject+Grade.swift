import Readability

extension Subject {
  /// Measures the text, and judges it by its limit.
  mutating func judge(in context: LanguageContext) {
    gradeVerdict = .passes
    isMostlyHard = false
    let words = analysis.counts.words
    guard words > 0, entry.role.isRead else {
      let formula = context.measured?.formulas.first
      measure = Measure(
        formula: formula?.name ?? "", words: words,
        why: formula == nil ? .noFormula : words == 0 ? .noText : .role)
      return
    }
    let isProse = Prose.holds(
      bytes.span, neutral: neutral.span, tokens: analysis.tokens.span, words: words, lists: lists)
    measure = Measure(of: analysis, in: context.measured, limit: limit.max, isProse: isProse)
    if isProse { gradeVerdict = verdict(in: context) }
    gradeVerdict = limit.judge(gradeVerdict, of: measure)
    measure.isTooHard = gradeVerdict == .fails
    if words < Measure.fewestWords, measure.adjusted != nil { findHardPhrase() }
  }

  /// The verdict on prose. It fails only with words that people stumble over: where a long sentence is all there is, readers
  /// would not stop it (Documentation/Precision.md).
  private func verdict(in context: LanguageContext) -> GradeVerdict {
    let verdict = relievedVerdict(in: context)
    return verdict == .fails && stumblingWords < Self.fewestStumblingWords ? .warns : verdict
  }

  private static let fewestStumblingWords = 2

  /// Words that are hard, terms with a plainer one, and abbreviations that not everybody knows, each once.
  private var stumblingWords: Int {
    var words = WordSet()
    for match in matches where match.addsToGrade { words.insert(bytes.span.extracting(match.found)) }
    for token in analysis.tokens where isHardWord(token) || isUnknownAbbreviation(token) {
      if matches.contains(where: { $0.addsToGrade && $0.found.overlaps(token.range) }) { continue }
      words.insert(bytes.span.extracting(token.range))
    }
    return words.count
  }

  /// The verdict by the grade. What other rules say of its words is not said again: then they count as plain ones.
  private func relievedVerdict(in context: LanguageContext) -> GradeVerdict {
    let plain = GradeVerdict(measure, limit: limit.max)
    guard plain > .passes, matches.contains(where: \.addsToGrade) else { return plain }
    var counts = PlainerCounts(analysis.counts)
    for match in matches where match.addsToGrade {
      let tokens = analysis.tokens.filter { $0.kind != .neutral && match.found.overlaps($0.range) }
      if tokens.count > 1, let written = match.isRemoval ? "" : match.replacements.first {
        for token in tokens { counts.remove(token) }
        counts.insert(context.counts(of: written))
      } else {
        for token in tokens { counts.simplify(token) }
      }
    }
    return min(plain, counts.verdict(limit: limit.max))
  }
}

extension GlossaryMatch {
  fileprivate var addsToGrade: Bool { rule.addsToGrade && mode != .note }
}

extension Configuration.GradeLimit {
  /// The verdict that this limit's gate makes of one.
  func judge(_ verdict: GradeVerdict, of measure: Measure) -> GradeVerdict {
    switch gate {
    case .honest: verdict
    case .strict: measure.adjusted != nil && (measure.value ?? 0) > max ? .fails : verdict
    case .off: .passes
    }
  }
}
