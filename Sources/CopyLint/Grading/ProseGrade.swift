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
  private var neutral = NeutralBuffer()
  private var analysis = Analysis()

  init(_ context: LanguageContext, limit: Configuration.GradeLimit) {
    self.context = context
    self.limit = limit
    finder = CauseFinder(context.measured, locale: context.locale)
  }

  /// The measure of all so far.
  package var measure: Measure { Measure(of: counts, in: context.measured) }

  /// The hardest paragraphs, by their numbers, and the dearest words; nil for a language that is not measured.
  package var causes: GradeReport.Causes? { finder?.causes }

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
    neutral.find(in: text, syntax: .none)
    context.analyze(text, neutral: neutral.ranges, into: &analysis)
    counts += analysis.counts
    let tokens = analysis.tokens
    if finder?.add(text, analysis.counts, tokens.span) ?? false {
      let entry = Entry(key: "paragraph \(paragraphs)", text: String(copying: text), locale: context.locale)
      finder?.keep(entry, path: "-", text, analysis, limit: limit)
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
