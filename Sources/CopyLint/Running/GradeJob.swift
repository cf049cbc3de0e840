import Readability

/// The result of the strings of a file under `grade`: what `check` counts, without looking for anything else, and what
/// makes the texts hard to read.
struct GradeJob {
  private var file: GradedFile
  private var sums: FileSums
  private var neutral = NeutralBuffer()

  /// - Parameters:
  ///   - format: of the file.
  ///   - isPart: whether it is for parts of the file, which another one sums up.
  init(
    path: String, _ format: any Format, _ configuration: Configuration, _ contexts: LanguageContexts,
    isPart: Bool = false
  ) {
    file = GradedFile(path: path, configuration: configuration)
    sums = FileSums(contexts, findsCauses: !isPart, isRepeated: format.repeatsSource)
    sums.isPart = isPart
  }

  /// Adds the strings of the file, or of its next piece.
  mutating func take(_ run: FileRun) {
    sums.enter(run.strings)
    grade(run.strings.rows.indices, of: run)
    settle(of: run.strings)
  }

  /// What to add from a part of a file.
  mutating func part(_ rows: Range<Int>, of run: FileRun) -> [(locale: String, part: GradedPart)] {
    sums.enter(run.strings)
    grade(rows, of: run)
    return sums.takeParts()
  }

  /// Adds the next part of the file, or of its next piece.
  mutating func take(_ parts: [(locale: String, part: GradedPart)], of table: StringTable) {
    for (locale, part) in parts {
      let place = sums.place(ofLocale: locale)
      sums.locales[place].take(part, of: table, in: &file, &neutral)
    }
  }

  /// The table is done: adds the forms of its last key.
  mutating func settle(of table: StringTable) {
    for place in sums.locales.indices { sums.locales[place].grade(0..<0, of: table, in: &file, &neutral) }
  }

  private mutating func grade(_ part: Range<Int>, of run: FileRun) {
    let table = run.strings
    run.forEachPart(in: part) { rows in
      let place = sums.place(of: table.rows[rows.lowerBound], in: table)
      sums.locales[place].grade(rows, of: table, in: &file, &neutral)
    }
  }

  /// The sums by locale, when the file is read.
  mutating func finish() -> [LocaleSummary] { sums.finish() }
}

extension LocaleSums {
  /// Adds strings, in file order; none at the end.
  fileprivate mutating func grade(
    _ rows: Range<Int>, of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer
  ) {
    // Passed on once for all strings: exclusive access to a class takes time.
    grade(rows, of: table, in: &file, &neutral, &context.analyzer)
    if rows.isEmpty { settle(of: table, in: &file, &neutral, &context.analyzer) }
  }

  private mutating func grade(
    _ rows: Range<Int>, of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer,
    _ analyzer: inout TextAnalyzer
  ) {
    for index in rows where table.rows[index].isShown {
      summary.entries += 1
      let row = table.rows[index]
      if summary.repeatable != nil {
        summary.repeatable?.items.append(.init(hash: Self.hash(of: row, in: table)))
      }
      let text = table.bytes(row.sentence)
      if FormChoice.isForm(row, in: table) {
        guard file.isRead(row, of: table) else { continue }
        neutral.find(in: text, syntax: row.syntax)
        let form = read(index, text, neutral, &analyzer)
        guard form.counts.words > 0 else { continue }
        guard part == nil else {
          part?.add(form: form)
          continue
        }
        let chosen = takeForm(form, of: table)
        if let chosen { findCauses(ofForm: chosen, of: table, in: &file, &neutral, &analyzer) }
        continue
      }
      if holdsForm { settle(of: table, in: &file, &neutral, &analyzer) }
      let hash = byteHash(text)
      guard !holds(hash), file.isRead(row, of: table) else { continue }
      neutral.find(in: text, syntax: row.syntax)
      let found = analyzer.lend(text, neutral: neutral.ranges)
      let isProse = row.flags.isDisjoint(with: [.legal, .unshown]) && context.isProse(text, neutral, found)
      guard part == nil else {
        put(CountedText(index: index, hash: hash, counts: found.counts, isProse: isProse), found.tokens)
        continue
      }
      count(hash, found.counts, isProse: isProse)
      let mayBeHard = causes?.add(text, found.counts, found.tokens, isProse: isProse) ?? false
      if mayBeHard { keep(index, of: table, in: &file, found.copy) }
    }
  }

  /// Adds the form of the last key.
  mutating func settle(
    of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer,
    _ analyzer: inout TextAnalyzer
  ) {
    guard part == nil else {
      part?.endForms()
      return
    }
    if let chosen = settle() { findCauses(ofForm: chosen, of: table, in: &file, &neutral, &analyzer) }
  }

  /// Adds what makes a form hard whose text is new. It is analyzed again: others were analyzed since then.
  mutating func findCauses(
    ofForm index: Int, of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer,
    _ analyzer: inout TextAnalyzer
  ) {
    let row = table.rows[index]
    let text = table.bytes(row.sentence)
    neutral.find(in: text, syntax: row.syntax)
    let found = analyzer.lend(text, neutral: neutral.ranges)
    let isProse = row.flags.isDisjoint(with: [.legal, .unshown]) && context.isProse(text, neutral, found)
    let mayBeHard = causes?.add(text, found.counts, found.tokens, isProse: isProse) ?? false
    if mayBeHard { keep(index, of: table, in: &file, found.copy) }
  }

  /// Keeps a text if it is one of the hardest. It is read again.
  mutating func keep(
    again index: Int, of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer,
    _ analyzer: inout TextAnalyzer
  ) {
    let row = table.rows[index]
    let text = table.bytes(row.sentence)
    neutral.find(in: text, syntax: row.syntax)
    keep(index, of: table, in: &file, analyzer.lend(text, neutral: neutral.ranges).copy)
  }

  private func read(
    _ index: Int, _ text: Span<UInt8>, _ neutral: NeutralBuffer, _ analyzer: inout TextAnalyzer
  ) -> CountedText {
    let found = analyzer.lend(text, neutral: neutral.ranges)
    return CountedText(
      index: index, hash: byteHash(text), counts: found.counts, isProse: context.isProse(text, neutral, found)
    )
  }

  /// Keeps a text if it is one of the hardest.
  private mutating func keep(
    _ index: Int, of table: StringTable, in file: inout GradedFile, _ analysis: Analysis
  ) {
    let entry = file.entry(at: index, of: table)
    let text = table.bytes(table.rows[index].sentence)
    causes?.keep(entry, path: file.path, text, analysis, limit: file.limit(of: entry))
  }
}

extension LanguageContext {
  /// Not of the sums, which would be copied for each text.
  fileprivate func isProse(
    _ text: Span<UInt8>, _ neutral: NeutralBuffer, _ found: borrowing LentAnalysis
  ) -> Bool {
    Prose.holds(
      text, neutral: neutral.found.span, tokens: found.tokens, words: found.counts.words, lists: lists,
      language: language)
  }
}
