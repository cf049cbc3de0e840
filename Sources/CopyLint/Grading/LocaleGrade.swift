import Readability

/// Sums the prose of one locale in one file, and keeps what makes it hard to read.
struct LocaleGrade {
  /// A form that may be the one that counts.
  private struct Form {
    var bytes: [UInt8]
    var analysis: Analysis
    var entry: Entry
  }

  let context: LanguageContext
  private let formula: Formula?
  private var entries = 0
  private var texts = PooledTexts()
  private var forms = FormChoice<Form>()
  private var causes: GradeReport.Causes
  private var neutral: [NeutralRange] = []
  private var neutralRanges: [Range<Int>] = []
  private var analysis = Analysis()

  init(_ context: LanguageContext) {
    self.context = context
    formula = context.measured?.formulas.first
    causes = GradeReport.Causes(language: languageName(of: context.locale))
  }

  /// Takes in a string, in file order.
  mutating func add(
    _ key: Span<UInt8>, _ sentence: Span<UInt8>, _ facts: borrowing EntryFacts, of file: GradedFile
  ) {
    entries += 1
    if FormChoice<Form>.isForm(facts.variant) {
      guard file.isRead(key, sentence, facts) else { return }
      analyze(sentence, facts.syntax)
      guard analysis.counts.words > 0 else { return }
      let form = Form(
        bytes: Array(copying: sentence), analysis: analysis, entry: file.entry(key, sentence, facts))
      count(forms.take(form, key: byteHash(key), variant: facts.variant), of: file)
    } else {
      count(forms.finish(), of: file)
      let hash = byteHash(sentence)
      guard let place = texts.place(forNew: hash), file.isRead(key, sentence, facts) else { return }
      analyze(sentence, facts.syntax)
      texts.add(hash, at: place, counts: analysis.counts)
      if takesCauses(sentence) {
        keep(file.entry(key, sentence, facts), sentence, of: file)
      }
    }
  }

  /// The sums, when the file is read.
  mutating func finish(_ file: GradedFile) -> LocaleSummary {
    count(forms.finish(), of: file)
    var summary = LocaleSummary(locale: context.locale)
    summary.isSource = context.isSource
    summary.entries = entries
    if formula == nil { summary.notMeasured = entries }
    summary.counts = texts.counts
    summary.measure = pooledMeasure(of: summary.counts, in: context.measured)
    summary.causes = causes
    return summary
  }

  private mutating func count(_ form: Form?, of file: GradedFile) {
    guard let form else { return }
    let hash = byteHash(form.bytes.span)
    guard let place = texts.place(forNew: hash) else { return }
    texts.add(hash, at: place, counts: form.analysis.counts)
    analysis = form.analysis
    if takesCauses(form.bytes.span) { keep(form.entry, form.bytes.span, of: file) }
  }

  /// Adds the words of the text at hand to the dear ones; whether the text may be one of the hardest.
  private mutating func takesCauses(_ text: Span<UInt8>) -> Bool {
    guard let formula else { return false }
    causes.words.add(analysis, of: text)
    guard let rank = HardestTexts.highestRank(of: analysis.counts, by: formula) else { return false }
    return causes.hardest.takes(rank)
  }

  private mutating func keep(_ entry: Entry, _ bytes: Span<UInt8>, of file: GradedFile) {
    let text = file.text(entry, analysis, in: context.measured)
    guard let formula, let rank = HardestTexts.rank(of: text.measure, by: formula), causes.hardest.takes(rank)
    else { return }
    causes.hardest.add(
      HardestTexts.Hard(text, analysis: analysis, bytes: bytes, formula: formula, rank: rank))
  }

  private mutating func analyze(_ text: Span<UInt8>, _ syntax: Syntax) {
    findNeutralRanges(in: text, syntax: syntax, into: &neutral)
    neutralRanges.removeAll(keepingCapacity: true)
    for range in neutral { neutralRanges.append(range.range) }
    context.analyzer.analyze(text, neutral: neutralRanges, into: &analysis)
  }
}
