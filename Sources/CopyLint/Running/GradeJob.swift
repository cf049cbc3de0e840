import Readability

/// What comes of the strings of a file under `grade`: what `check` counts, without looking for anything else, and what
/// makes the texts hard to read.
struct GradeJob {
  private var file: GradedFile
  private var sums: FileSums
  private var neutral = NeutralBuffer()

  init(path: String, _ configuration: Configuration, _ contexts: LanguageContexts) {
    file = GradedFile(path: path, configuration: configuration)
    sums = FileSums(contexts, findsCauses: true)
  }

  /// Takes in the strings of the file, or of its next piece.
  mutating func take(_ run: FileRun) {
    let table = run.strings
    sums.enter(table)
    run.forEachPart(in: table.rows.indices) { rows in
      let place = sums.place(of: table.rows[rows.lowerBound], in: table)
      sums.locales[place].grade(rows, of: table, in: &file, &neutral)
    }
    for place in sums.locales.indices { sums.locales[place].grade(0..<0, of: table, in: &file, &neutral) }
  }

  /// The sums by locale, when the file is read.
  mutating func finish() -> [LocaleSummary] { sums.finish() }
}

extension LocaleSums {
  /// Takes in strings, in file order; none at the end.
  fileprivate mutating func grade(
    _ rows: Range<Int>, of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer
  ) {
    // Handed on once for all: to ask a class for the right to change something takes time.
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
      let text = table.bytes(row.sentence)
      if FormChoice.isForm(row, in: table) {
        guard file.isRead(row, of: table) else { continue }
        neutral.find(in: text, syntax: row.syntax)
        let counts = analyzer.lend(text, neutral: neutral.ranges).counts
        guard counts.words > 0 else { continue }
        let chosen = takeForm(ProseText(index: index, hash: byteHash(text), counts: counts), of: table)
        if let chosen { findCauses(ofForm: chosen, of: table, in: &file, &neutral, &analyzer) }
        continue
      }
      if holdsForm { settle(of: table, in: &file, &neutral, &analyzer) }
      let hash = byteHash(text)
      guard !holds(hash), file.isRead(row, of: table) else { continue }
      neutral.find(in: text, syntax: row.syntax)
      let found = analyzer.lend(text, neutral: neutral.ranges)
      count(hash, found.counts)
      let mayBeHard = causes?.add(text, found.counts, found.tokens) ?? false
      if mayBeHard { keep(index, of: table, in: &file, found.copy) }
    }
  }

  /// Takes in the form of the last key.
  private mutating func settle(
    of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer,
    _ analyzer: inout TextAnalyzer
  ) {
    if let chosen = settle() { findCauses(ofForm: chosen, of: table, in: &file, &neutral, &analyzer) }
  }

  /// Takes in what makes a form hard whose text is new. It is read again: others were read since.
  private mutating func findCauses(
    ofForm index: Int, of table: StringTable, in file: inout GradedFile, _ neutral: inout NeutralBuffer,
    _ analyzer: inout TextAnalyzer
  ) {
    let row = table.rows[index]
    let text = table.bytes(row.sentence)
    neutral.find(in: text, syntax: row.syntax)
    let found = analyzer.lend(text, neutral: neutral.ranges)
    let mayBeHard = causes?.add(text, found.counts, found.tokens) ?? false
    if mayBeHard { keep(index, of: table, in: &file, found.copy) }
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
