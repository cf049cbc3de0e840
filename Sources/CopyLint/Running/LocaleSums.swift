import Readability

/// What the strings of one locale in a file add up to.
struct LocaleSums {
  let context: LanguageContext
  var summary: LocaleSummary
  /// For the rules that compare strings; `grade` asks none.
  private(set) var catalog: Catalog
  /// For `grade`; nil for a language that is not measured.
  var causes: CauseFinder?
  /// Hashes of the texts that are in the sums: each counts once.
  private var texts = HashTable<Void>()
  private var forms = FormChoice()
  /// What `grade` has not put into the sums yet, for a part of a file; nil for the file.
  var part: GradedPart?
  /// What a finding on the words of a text counts against.
  private static let words: Scorecard.Categories = [.init(.plainWords), .init(.readability)]

  /// - Parameter isRepeated: whether files of other languages repeat the texts of the source.
  init(_ context: LanguageContext, findsCauses: Bool, isRepeated: Bool = false) {
    self.context = context
    causes = findsCauses ? CauseFinder(context.measured, locale: context.locale) : nil
    summary = LocaleSummary(locale: context.locale)
    summary.isSource = context.isSource
    if isRepeated, context.isSource { summary.repeatable = RepeatableTexts() }
    catalog = Catalog(locale: context.locale)
  }

  /// Adds a string that was checked, in file order.
  ///
  /// - Parameter failed: what its findings count against.
  mutating func add(
    _ string: KnownString, at index: Int, of table: StringTable, failed: Scorecard.Categories
  ) {
    let row = table.rows[index]
    summary.entries += 1
    summary.scorecard.count(role: row.role, isMeasured: string.sum.isMeasured, failed: failed)
    catalog.add(index, translated: string.translated, uses: string.uses)
    let isShort = string.sum.isRead && !string.sum.isProse
    let isPlain = isShort ? failed.isDisjoint(with: Self.words) : nil
    if summary.repeatable != nil {
      summary.repeatable?.items.append(
        RepeatableTexts.Item(
          hash: Self.hash(of: row, in: table),
          counted: .init(role: row.role, isMeasured: string.sum.isMeasured),
          failed: failed, isPlain: isPlain, bar: string.sum.isRead ? string.sum.bar : nil))
    }
    guard string.sum.isRead else { return }
    summary.grades.count(bar: string.sum.bar)
    if let isPlain { summary.plain.count(isClear: isPlain) }
    guard string.sum.hash != 0 else {
      if holdsForm { settle() }
      return
    }
    let text = CountedText(
      index: index, hash: string.sum.hash, counts: string.sum.counts, isProse: string.sum.isProse)
    if FormChoice.isForm(row, in: table) {
      takeForm(text, of: table)
    } else {
      if holdsForm { settle() }
      count(text)
    }
  }

  /// Of a string that another file may repeat.
  static func hash(of row: StringRow, in table: StringTable) -> UInt64 {
    let hash = StringHashing.joined(byteHash(table.bytes(row.key)), byteHash(table.bytes(row.sentence)))
    return row.isForm ? StringHashing.joined(hash, byteHash(table.bytes(row.variant))) : hash
  }

  /// Whether the text with this hash is counted.
  func holds(_ hash: UInt64) -> Bool { texts.contains(hash) }

  /// Records a text of a part of a file, to be counted after the parts before it.
  mutating func put(_ text: CountedText, _ tokens: Span<Token>) {
    _ = texts.insert(text.hash)
    part?.add(text, tokens)
  }

  /// Counts a text.
  ///
  /// - Returns: false when it was counted before.
  @discardableResult
  mutating func count(_ hash: UInt64, _ counts: Counts, isProse: Bool) -> Bool {
    guard texts.insert(hash) else { return false }
    summary.counts += counts
    if isProse { summary.prose += counts }
    if summary.repeatable != nil {
      summary.repeatable?.texts.append(.init(hash: hash, counts: counts, isProse: isProse))
    }
    return true
  }

  /// Whether a form waits for others of its key.
  var holdsForm: Bool { part?.mayHoldForm ?? forms.isHolding }

  /// Adds a form with words in it.
  ///
  /// - Returns: the index of the form that counts of the key before, if its text is new.
  @discardableResult
  mutating func takeForm(_ form: CountedText, of table: StringTable) -> Int? {
    forms.take(form, of: table).flatMap { count($0) }
  }

  /// Counts the form of the last key; asked when a text comes that is not a form, and at the end.
  ///
  /// - Returns: its index, if its text is new.
  @discardableResult
  mutating func settle() -> Int? { forms.finish().flatMap { count($0) } }

  @discardableResult
  private mutating func count(_ text: CountedText) -> Int? {
    count(text.hash, text.counts, isProse: text.isProse) ? text.index : nil
  }

  /// The sums, when the file is read.
  mutating func finish() -> LocaleSummary {
    settle()
    if context.measured?.formulas.first == nil { summary.notMeasured = summary.entries }
    summary.measure = Measure(of: summary.counts, in: context.measured)
    summary.proseMeasure = Measure(of: summary.prose, in: context.measured)
    summary.causes = causes?.causes
    return summary
  }
}
