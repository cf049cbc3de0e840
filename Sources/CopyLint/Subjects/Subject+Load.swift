import Readability

extension Subject {
  /// Analyzes a new entry, reusing the storage of the last one.
  ///
  /// - Parameter platform: where the string is shown; nil: as the configuration says.
  mutating func load(
    limit: Configuration.GradeLimit, context: LanguageContext, platform given: Configuration.Platform? = nil
  ) {
    self.limit = limit
    context.markWords()
    if language != context.language {
      (language, lists, known) = (context.language, context.lists, context.familiar)
    }
    platform = given ?? context.platform
    isTranslation = !entry.row.isOwnOrVariety || !context.isSource
    bytes.removeAll(keepingCapacity: true)
    Self.append(entry, to: &bytes)
    Self.segment(bytes, entry, context, &neutral, &analysis)
    // Moved out and back: the glossary reads the subject while it fills them.
    var found: [GlossaryMatch] = []
    swap(&found, &matches)
    var right: [Range<Int>] = []
    swap(&right, &rightTerms)
    findTerms(in: context, into: &found, &right)
    swap(&found, &matches)
    swap(&right, &rightTerms)
    judge(in: context)
    plural =
      !entry.row.isForm
      ? nil
      : PluralForm(variant: entry.variant, numbers: entry.row.formNumbers) {
        $0 ? context.ordinals : context.plurals
      }
  }

  private static func append(_ entry: Entry, to bytes: inout [UInt8]) {
    bytes.append(copying: entry.sentenceBytes)
  }

  private func findTerms(
    in context: LanguageContext, into matches: inout [GlossaryMatch], _ right: inout [Range<Int>]
  ) {
    context.glossary.findMatches(in: self, memo: context.memo, into: &matches, right: &right)
  }

  /// Adds what the entry translates.
  mutating func load(source forms: SourceForms?, context: LanguageContext) {
    letters = nil
    hasSource = false
    guard let forms, let form = forms.form(matching: entry.variant), !form.text.isEmpty else { return }
    if sources.isEmpty { sources.append(SourceText()) }
    sources[0].load(form, of: forms)
    hasSource = true
    if bytes.contains(where: { $0 >= 0x80 }) { letters = context.letters }
    if !placeholders.isEmpty { placeholders.removeAll(keepingCapacity: true) }
    guard mayHoldValue(bytes, neutral) else { return }
    // If each text shows its own grammar, a translation without placeholders shows none.
    let syntax = entry.syntax == .none ? forms.syntax : entry.syntax
    placeholders += CopyLint.placeholders(inSentence: entry.sentence, syntax: syntax)
  }

  private static func segment(
    _ bytes: [UInt8], _ entry: Entry, _ context: LanguageContext, _ neutral: inout [NeutralRange],
    _ analysis: inout Analysis
  ) {
    findNeutralRanges(in: bytes.span, syntax: entry.syntax, into: &neutral)
    if entry.row.extras != StringRow.nothing, !entry.neutral.isEmpty {
      markNeutral(entry.neutral, in: bytes.span, among: &neutral)
    }
    context.analyze(bytes.span, neutral: neutral.map(\.range), into: &analysis)
  }
}
