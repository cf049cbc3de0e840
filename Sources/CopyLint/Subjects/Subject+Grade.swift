import Readability

extension Subject {
  /// Measures the text, and judges it by its limit.
  mutating func judge(in context: LanguageContext) {
    gradeSeverity = nil
    isMostlyHard = false
    isOtherLanguage = false
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
    measure = Measure.measure(of: analysis.counts, in: context.measured)
    measure.judge(limit: limit.max, isProse: isProse)
    if isProse, limit.gate != .off { gradeSeverity = severity(of: excess(in: context)) }
    // A manual has terms to teach, and time to do so.
    if entry.isManual, gradeSeverity != nil { gradeSeverity = .note }
    if limit.isStrictlyAbove(measure) { gradeSeverity = .error }
    if gradeSeverity != nil || analysis.counts.polysyllables >= Self.fewestHardWords, isInOtherLanguage {
      isOtherLanguage = true
      gradeSeverity = nil
    }
    measure.isTooHard = gradeSeverity == .error
    if !isOtherLanguage, words < Measure.fewestWords, measure.adjusted != nil { findHardPhrase() }
  }

  /// A file of English texts may have some that nobody translated into English.
  private var isInOtherLanguage: Bool {
    guard entry.language == "en" else { return false }
    // Letters of English have one byte, and its signs are few.
    if bytes.count(where: { $0 >= 0x80 }) * 2 > bytes.count { return true }
    if WrittenLanguage.isSurelyEnglish(self) { return false }
    let language = WrittenLanguage(self)
    return language.isHardlyEnglish || language.other(lettersAreASCII: false) != nil
  }

  /// Turns a verdict on prose into a severity.
  ///
  /// The limits are those at which readers who saw only the texts stopped or marked them (Documentation/Readability.md): they
  /// stop a text far above the limit, and one that is clearly above it and has an abbreviation that it doesn't explain. A
  /// text that is only formal, or a little too long, is a note.
  private func severity(of excess: GradeExcess) -> Severity? {
    guard excess.verdict > .passes else { return nil }
    let advice = GradeAdvice(for: self)
    if excess.margin > Self.farAbove || excess.margin > Self.clearlyAbove && !advice.abbreviations.isEmpty {
      return isDiagnostic ? .warning : .error
    }
    let fewest = excess.verdict == .fails ? 1 : 2
    let isMarked =
      advice.stumbles >= fewest || advice.longestSentence >= Self.endlessSentence
      || excess.margin > Self.clearlyAbove
    return isMarked ? .warning : .note
  }

  /// Standard errors between the limit and the adjusted grade, from which a text is stopped.
  private static let farAbove = 2.5
  /// The same, to mark one whatever its words are.
  private static let clearlyAbove = 1.5
  /// Words in a sentence that readers mark, whatever its words are.
  private static let endlessSentence = 30

  /// By how much the grade is too high. Words that other rules report count as plain ones, so that they are not reported again.
  private func excess(in context: LanguageContext) -> GradeExcess {
    let plain = GradeExcess(of: measure, above: limit.max)
    guard plain.verdict > .passes, matches.contains(where: \.isReported) else { return plain }
    var counts = PlainerCounts(analysis.counts)
    // Each token once, in text order.
    var rest = analysis.tokens[...]
    for match in matches where match.isReported {
      rest = rest.drop { $0.range.upperBound <= match.found.lowerBound }
      let found = rest.prefix { $0.range.lowerBound < match.found.upperBound }
      rest = rest.dropFirst(found.count)
      let tokens = found.filter { $0.kind != .neutral }
      if tokens.count > 1, let written = match.isRemoval ? "" : match.replacements.first {
        for token in tokens { counts.remove(token) }
        counts.insert(context.counts(of: written))
      } else {
        for token in tokens { counts.simplify(token) }
      }
    }
    return plain.milder(GradeExcess(of: counts.measure, above: limit.max))
  }
}

extension GlossaryMatch {
  /// Whether it has a finding of its own that everybody sees. Terms that most writers would leave are only notes, so the grade
  /// names them.
  var isReported: Bool { rule.addsToGrade && mode != .note && mode != .consider }
}

extension Configuration.GradeLimit {
  /// Whether `gate: strict` fails a text, however short it is.
  func isStrictlyAbove(_ measure: Measure) -> Bool {
    gate == .strict && measure.adjusted != nil && (measure.value ?? 0) > max
  }
}
