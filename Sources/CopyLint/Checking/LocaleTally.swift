import Readability

/// Sums the prose of one locale in one file, and its strings in order.
struct LocaleTally {
  private struct Text {
    var hash: UInt64
    var counts: Counts
  }

  private(set) var summary: LocaleSummary
  private var texts = PooledTexts()
  private var forms = FormChoice<Text>()

  init(locale: String) {
    summary = LocaleSummary(locale: locale)
  }

  /// Takes in an entry of the file, in file order.
  ///
  /// - Parameter failed: what its findings count against.
  mutating func add(_ subject: Subject, failed: Scorecard.Categories) {
    let text = subject.tallied()
    if text.hash != 0 { summary.grades.count(subject.measure) }
    add(text, subject.entry.row, of: subject.entry.table, failed: failed)
  }

  mutating func add(
    _ text: TalliedText, _ row: StringRow, of table: StringTable, failed: Scorecard.Categories
  ) {
    summary.entries += 1
    summary.scorecard.count(role: text.role, isMeasured: text.isMeasured, failed: failed)
    if text.lacksFormula { summary.notMeasured += 1 }
    guard text.hash != 0 else { return }
    let pooled = Text(hash: text.hash, counts: text.counts)
    if row.isForm, FormChoice<Text>.isForm(table.bytes(row.variant)) {
      count(
        forms.take(pooled, key: byteHash(table.bytes(row.key)), variant: table.string(row.variant)))
    } else {
      count(forms.finish())
      count(pooled)
    }
  }

  /// Takes in a string whose text is in the sums already, and had no findings.
  mutating func add(_ clear: ClearTexts.Text, role: Role) {
    summary.entries += 1
    summary.scorecard.count(role: role, isMeasured: clear.isMeasured, failed: [])
    if clear.lacksFormula { summary.notMeasured += 1 }
    guard clear.isProse else { return }
    summary.grades.count(bar: clear.bar)
    count(forms.finish())
  }

  /// The sums, when the file is read.
  mutating func finish(in language: Language?) -> LocaleSummary {
    count(forms.finish())
    summary.counts = texts.counts
    summary.measure = Measure(of: summary.counts, in: language)
    return summary
  }

  private mutating func count(_ text: Text?) {
    if let text { texts.add(text.hash, counts: text.counts) }
  }
}

/// What the sums of a file take from a string.
struct TalliedText: Sendable {
  var role = Role.unknown
  var isMeasured = false
  var lacksFormula = false
  var counts = Counts()
  /// 0 for a text that is not read as prose.
  var hash: UInt64 = 0
}

extension Subject {
  /// What the sums take from it.
  func tallied() -> TalliedText {
    var text = TalliedText()
    text.role = entry.role
    text.isMeasured = measure.value != nil
    text.lacksFormula = measure.why == .noFormula
    guard text.role.isRead, analysis.counts.words > 0 else { return text }
    text.counts = analysis.counts
    text.hash = byteHash(bytes.span)
    return text
  }
}
