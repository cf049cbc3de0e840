import Readability

/// What comes of the strings of a file under `grade`: what `check` counts, without looking for anything else, and what
/// makes the texts hard to read.
struct GradeJob {
  private var file: GradedFile
  private var sums: FileSums
  private var prose = ProseBuffer()

  init(path: String, _ configuration: Configuration, _ contexts: LanguageContexts) {
    file = GradedFile(path: path, configuration: configuration)
    sums = FileSums(contexts, findsCauses: true)
  }

  /// Takes in the strings of the file, or of its next piece.
  mutating func take(_ run: FileRun) {
    sums.enter(run.strings)
    run.forEachIndex { take($0, of: run.strings) }
    for place in sums.locales.indices { sums.locales[place].gradeForm(of: run.strings, in: &file, &prose) }
  }

  private mutating func take(_ index: Int, of table: StringTable) {
    guard table.rows[index].isShown else { return }
    let place = sums.place(of: table.rows[index], in: table)
    sums.locales[place].grade(index, of: table, in: &file, &prose)
  }

  /// The sums by locale, when the file is read.
  mutating func finish() -> [LocaleSummary] { sums.finish() }
}

extension LocaleSums {
  /// Takes in a string, in file order.
  fileprivate mutating func grade(
    _ index: Int, of table: StringTable, in file: inout GradedFile, _ prose: inout ProseBuffer
  ) {
    summary.entries += 1
    let row = table.rows[index]
    if FormChoice.isForm(row, in: table) { return gradeForm(index, of: table, in: &file, &prose) }
    if holdsForm { gradeForm(of: table, in: &file, &prose) }
    let hash = byteHash(table.bytes(row.sentence))
    guard !holds(hash), file.isRead(row, of: table) else { return }
    grade(index, hash, of: table, in: &file, &prose, &context.analyzer)
  }

  /// Apart, so that the analyzer stays lent as long as what it found.
  private mutating func grade(
    _ index: Int, _ hash: UInt64, of table: StringTable, in file: inout GradedFile,
    _ prose: inout ProseBuffer,
    _ analyzer: inout TextAnalyzer
  ) {
    let row = table.rows[index]
    let text = table.bytes(row.sentence)
    let found = prose.lend(text, row.syntax, &analyzer)
    count(hash, found.counts)
    let mayBeHard = causes?.add(text, found.counts, found.tokens) ?? false
    if mayBeHard { keep(index, of: table, in: &file, found.copy) }
  }

  private mutating func gradeForm(
    _ index: Int, of table: StringTable, in file: inout GradedFile, _ prose: inout ProseBuffer
  ) {
    let row = table.rows[index]
    guard file.isRead(row, of: table) else { return }
    prose.analyze(table.bytes(row.sentence), row.syntax, in: context)
    guard prose.analysis.counts.words > 0 else { return }
    let form = ProseText(
      index: index, hash: byteHash(table.bytes(row.sentence)), counts: prose.analysis.counts)
    findCauses(ofForm: takeForm(form, of: table), of: table, in: &file, &prose)
  }

  /// Takes in the form of the last key, when a text comes that is no form, and at the end.
  fileprivate mutating func gradeForm(
    of table: StringTable, in file: inout GradedFile, _ prose: inout ProseBuffer
  ) {
    findCauses(ofForm: settle(), of: table, in: &file, &prose)
  }

  /// Takes in what makes a form hard, if there is one whose text is new.
  private mutating func findCauses(
    ofForm index: Int?, of table: StringTable, in file: inout GradedFile, _ prose: inout ProseBuffer
  ) {
    guard let index else { return }
    let row = table.rows[index]
    prose.analyze(table.bytes(row.sentence), row.syntax, in: context)
    let tokens = prose.analysis.tokens
    let mayBeHard = causes?.add(table.bytes(row.sentence), prose.analysis.counts, tokens.span) ?? false
    if mayBeHard { keep(index, of: table, in: &file, prose.analysis) }
  }

  private mutating func keep(
    _ index: Int, of table: StringTable, in file: inout GradedFile, _ analysis: Analysis
  ) {
    let entry = file.entry(at: index, of: table)
    let text = table.bytes(table.rows[index].sentence)
    causes?.keep(entry, path: file.path, text, analysis, limit: file.limit(of: entry))
  }
}
