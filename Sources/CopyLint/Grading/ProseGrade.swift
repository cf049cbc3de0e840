package import Readability

/// Sums running text, paragraph by paragraph, as `copy-lint grade -` reads it.
package struct ProseGrade {
  /// Words, sentences and syllables so far.
  package private(set) var counts = Counts()
  package private(set) var paragraphs = 0
  /// Whether all of it was UTF-8.
  package private(set) var isText = true

  private let context: LanguageContext
  private let limit: Configuration.GradeLimit
  private var finder: CauseFinder?
  private var prose = ProseBuffer()

  init(_ context: LanguageContext, limit: Configuration.GradeLimit) {
    self.context = context
    self.limit = limit
    finder = CauseFinder(context.measured, locale: context.locale)
  }

  /// The measure of all so far.
  package var measure: Measure { Measure(of: counts, in: context.measured) }

  /// The hardest paragraphs, by their numbers, and the dearest words; nil for a language that is not measured.
  package var causes: GradeCauses? { finder?.causes }

  /// - Parameter paragraph: what is no UTF-8 in it counts as U+FFFD.
  package mutating func add(_ paragraph: Span<UInt8>) {
    paragraphs += 1
    guard invalidUTF8(in: paragraph, from: 0) == nil else {
      isText = false
      return count(String(copying: paragraph).utf8.span)
    }
    count(paragraph)
  }

  private mutating func count(_ text: Span<UInt8>) {
    prose.analyze(text, .none, in: context)
    counts += prose.analysis.counts
    let tokens = prose.analysis.tokens
    let isProse = prose.analysis.counts.words >= Measure.fewestWords
    if finder?.add(text, prose.analysis.counts, tokens.span, isProse: isProse) ?? false {
      let entry = Entry(key: "paragraph \(paragraphs)", text: String(copying: text), locale: context.locale)
      finder?.keep(entry, path: "-", text, prose.analysis, limit: limit)
    }
  }
}

extension Checker {
  /// Sums of nothing yet, for running text in `locale`.
  package func proseGrade(locale: String) -> ProseGrade {
    var limit = Configuration.GradeLimit()
    limit.max = configuration.grade.max
    return ProseGrade(contexts[locale], limit: limit)
  }
}
