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
  private var entries = 0
  private var texts = PooledTexts()
  private var forms = FormChoice<Form>()
  private var causes: CauseFinder?
  private var neutral = NeutralBuffer()
  private var analysis = Analysis()

  init(_ context: LanguageContext) {
    self.context = context
    causes = CauseFinder(context.measured, locale: context.locale)
  }

  /// Whether there was a string.
  var isUsed: Bool { entries > 0 }

  /// Takes in a string, in file order.
  mutating func add(_ index: Int, of table: StringTable, in file: GradedFile) {
    entries += 1
    let row = table.rows[index]
    if row.isForm, FormChoice<Form>.isForm(table.bytes(row.variant)) {
      return addForm(index, of: table, in: file)
    }
    if forms.isHolding { countForm(of: file) }
    let hash = byteHash(table.bytes(row.sentence))
    guard let place = texts.place(forNew: hash), file.isRead(row, of: table) else { return }
    analyze(table.bytes(row.sentence), row.syntax)
    texts.add(hash, at: place, counts: analysis.counts)
    if causes?.add(table.bytes(row.sentence), analysis) ?? false {
      causes?.keep(file.entry(at: index, of: table), table.bytes(row.sentence), analysis, of: file)
    }
  }

  /// The sums, when the file is read.
  mutating func finish(_ file: GradedFile) -> LocaleSummary {
    countForm(of: file)
    var summary = LocaleSummary(locale: context.locale)
    summary.isSource = context.isSource
    summary.entries = entries
    if causes == nil { summary.notMeasured = entries }
    summary.counts = texts.counts
    summary.measure = Measure(of: summary.counts, in: context.measured)
    summary.causes = causes?.causes
    return summary
  }

  private mutating func addForm(_ index: Int, of table: StringTable, in file: GradedFile) {
    let row = table.rows[index]
    guard file.isRead(row, of: table) else { return }
    analyze(table.bytes(row.sentence), row.syntax)
    guard analysis.counts.words > 0 else { return }
    let form = Form(
      bytes: [UInt8](copying: table.bytes(row.sentence)), analysis: analysis,
      entry: file.entry(at: index, of: table))
    let variant = table.string(row.variant)
    if let chosen = forms.take(form, key: byteHash(table.bytes(row.key)), variant: variant) {
      count(chosen, of: file)
    }
  }

  private mutating func countForm(of file: GradedFile) {
    if let form = forms.finish() { count(form, of: file) }
  }

  private mutating func count(_ form: Form, of file: GradedFile) {
    let hash = byteHash(form.bytes.span)
    guard let place = texts.place(forNew: hash) else { return }
    texts.add(hash, at: place, counts: form.analysis.counts)
    if causes?.add(form.bytes.span, form.analysis) ?? false {
      causes?.keep(form.entry, form.bytes.span, form.analysis, of: file)
    }
  }

  private mutating func analyze(_ text: Span<UInt8>, _ syntax: Syntax) {
    neutral.find(in: text, syntax: syntax)
    context.analyze(text, neutral: neutral.ranges, into: &analysis)
  }
}
