import Readability

extension Subject {
  /// Takes in another entry and analyzes it once, reusing the storage of the last.
  mutating func load(_ entry: Entry, limit: Configuration.GradeLimit, context: LanguageContext) {
    self.entry = entry
    self.limit = limit
    isTranslation = entry.source != nil || !context.isSource
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: entry.sentence.utf8)
    Self.segment(bytes, entry.syntax, context, &neutral, &analysis)
    // Moved out and back: the glossary reads the subject while it fills them.
    var found: [GlossaryMatch] = []
    swap(&found, &matches)
    context.glossary.findMatches(in: self, into: &found)
    swap(&found, &matches)
    measure = measured(limit: limit, hasFormula: context.hasFormula)
  }

  private static func segment(
    _ bytes: [UInt8], _ syntax: Syntax, _ context: LanguageContext, _ neutral: inout [NeutralRange],
    _ analysis: inout Analysis
  ) {
    findNeutralRanges(in: bytes.span, syntax: syntax, into: &neutral)
    context.analyzer.analyze(bytes.span, neutral: neutral.map(\.range), into: &analysis)
  }

  private func measured(limit: Configuration.GradeLimit, hasFormula: Bool) -> Measure {
    var result = Measure(formula: "flesch-kincaid-grade", words: analysis.counts.words)
    if !hasFormula {
      result.why = .noFormula
    } else if analysis.counts.words == 0 {
      result.why = .noText
    } else if Self.isNotRead(entry.role) {
      result.why = .role
    } else {
      result = gradeMeasure(of: analysis, limit: limit.max)
      switch limit.gate {
      case .honest: break
      case .strict: result.gates = result.gates || (result.value ?? 0) > limit.max
      case .off: result.gates = false
      }
    }
    return result
  }

  private static func isNotRead(_ role: Role) -> Bool {
    role == .accessibilityValue || role == .identifier || role == .placeholder || role == .accessKey
  }
}
