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

  /// Takes in strings, in file order.
  mutating func add(_ rows: Range<Int>, of table: StringTable, in file: GradedFile) {
    // Handed on once for all: to ask a class for the right to change something takes time.
    add(rows, of: table, in: file, &context.analyzer)
  }

  private mutating func add(
    _ rows: Range<Int>, of table: StringTable, in file: GradedFile, _ analyzer: inout TextAnalyzer
  ) {
    for index in rows where table.rows[index].isShown {
      entries += 1
      let row = table.rows[index]
      if row.isForm, FormChoice<Form>.isForm(table.bytes(row.variant)) {
        addForm(index, of: table, in: file, &analyzer)
        continue
      }
      if forms.isHolding { countForm(of: file) }
      let text = table.bytes(row.sentence)
      let hash = byteHash(text)
      guard !texts.contains(hash), file.isRead(row, of: table) else { continue }
      neutral.find(in: text, syntax: row.syntax)
      let found = analyzer.lend(text, neutral: neutral.ranges)
      texts.add(hash, counts: found.counts)
      let mayBeHard = causes?.add(text, found.counts, found.tokens) ?? false
      if mayBeHard { causes?.keep(file.entry(at: index, of: table), text, found.copy, of: file) }
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

  private mutating func addForm(
    _ index: Int, of table: StringTable, in file: GradedFile, _ analyzer: inout TextAnalyzer
  ) {
    let row = table.rows[index]
    guard file.isRead(row, of: table) else { return }
    let text = table.bytes(row.sentence)
    neutral.find(in: text, syntax: row.syntax)
    try? analyzer.analyze(text, neutral: neutral.ranges, into: &analysis)
    guard analysis.counts.words > 0 else { return }
    let form = Form(
      bytes: [UInt8](copying: text), analysis: analysis, entry: file.entry(at: index, of: table))
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
    guard texts.add(hash, counts: form.analysis.counts) else { return }
    if causes?.add(form.bytes.span, form.analysis.counts, form.analysis.tokens.span) ?? false {
      causes?.keep(form.entry, form.bytes.span, form.analysis, of: file)
    }
  }
}
