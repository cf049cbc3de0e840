import Readability

extension Checker {
  /// Measures the source of a translation that is hard to read itself.
  mutating func measureSource() {
    if subject.hasSource, let measure = sourceMeasure() { subject.sources[0].measure = measure }
  }

  /// How hard the source of a translation is to read; nil if the translation is easy, so that the source doesn't matter.
  private func sourceMeasure() -> Measure? {
    guard subject.hasSource, subject.measure.isSurelyAbove(subject.limit.max) else { return nil }
    let source = subject.sources[0]
    let context = contexts[source.locale]
    var analysis = Analysis()
    context.analyze(source.bytes.span, neutral: source.neutral.map(\.range), into: &analysis)
    return Measure(of: analysis, in: context.measured, limit: subject.limit.max)
  }
}
