import Readability

/// Reads one text after the other, in storage that is kept.
struct ProseBuffer {
  private var neutral = NeutralBuffer()
  private(set) var analysis = Analysis()

  mutating func analyze(_ text: Span<UInt8>, _ syntax: Syntax, in context: LanguageContext) {
    neutral.find(in: text, syntax: syntax)
    context.analyze(text, neutral: neutral.ranges, into: &analysis)
  }
}
