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
    let role = subject.entry.role
    summary.entries += 1
    summary.scorecard.count(role: role, isMeasured: subject.measure.value != nil, failed: failed)
    if subject.measure.why == .noFormula { summary.notMeasured += 1 }
    guard role.isRead, subject.analysis.counts.words > 0 else { return }
    let text = Text(hash: byteHash(subject.bytes.span), counts: subject.analysis.counts)
    if FormChoice<Text>.isForm(subject.entry.variant) {
      count(
        forms.take(text, key: byteHash(subject.entry.key.utf8.span), variant: subject.entry.variant))
    } else {
      count(forms.finish())
      count(text)
    }
  }

  /// The sums, when the file is read.
  mutating func finish(in language: Language?) -> LocaleSummary {
    count(forms.finish())
    summary.counts = texts.counts
    summary.measure = pooledMeasure(of: summary.counts, in: language)
    return summary
  }

  private mutating func count(_ text: Text?) {
    guard let text, let place = texts.place(forNew: text.hash) else { return }
    texts.add(text.hash, at: place, counts: text.counts)
  }
}
