import Readability

/// Findings of one string that are shown. Each costs time by the length of the text, so a text made to be reported could
/// take hours; what is left out is found when these are fixed.
package let mostFindingsOfString = 500

/// The result of the strings of a file under `check`: its report, its sums, and what is known of its strings.
struct CheckJob {
  let path: String
  /// Those of the file.
  let rules: RuleSet
  let rulesDifferByKey: Bool
  let rulesDifferByLocale: Bool
  var builder: FileReportBuilder
  var sums: FileSums
  var known: KnownStrings
  /// What is not in the sums yet, for a part of the file; nil for the file.
  var rows: [CheckedPart.Row]?
  /// Of the string that is being checked.
  var findings: [Finding] = []

  /// - Returns: what the findings count against.
  mutating func report(
    _ findings: [Finding], of entry: Entry, isShort: Bool, translating source: String, by rules: RuleSet
  ) -> Scorecard.Categories {
    var failed: Scorecard.Categories = []
    let source = source.isEmpty ? nil : source
    for number in findings.indices.prefix(mostFindingsOfString) {
      failed.formUnion(
        builder.add(findings[number], of: entry, isShort: isShort, source: source, rules: rules))
    }
    return failed
  }
}

extension Checker {
  /// Reads and checks a file; nil when no format recognizes it.
  ///
  /// - Parameters:
  ///   - document: the whole file.
  ///   - sources: the same strings in the source language, when the file is a translation of another.
  public mutating func check(_ document: Document, sources: SourceStrings? = nil) -> FileReport? {
    var known = KnownStrings(for: .file)
    return check(document, sources: sources, known: &known)
  }

  /// As above, without checking known strings again.
  package mutating func check(
    _ document: Document, sources: SourceStrings?, known: inout KnownStrings
  ) -> FileReport? {
    guard let format = format(of: document, sources: sources) else {
      known = KnownStrings(for: known.scope)
      return nil
    }
    if sources?.newestFile == nil { self.sources = sources } else { newest = sources }
    defer { (self.sources, newest) = (nil, nil) }
    var run = FileRun(document, format, configuration, keysAsTexts: keysAsTexts)
    if format.isCode, !document.isNamed, run.strings.isEmpty, run.keyUses.isEmpty,
      run.screens.isEmpty
    {
      known = KnownStrings(for: known.scope)
      return run.memberUses.isEmpty
        ? nil : FileReport(path: run.path, format: format.name, members: run.memberUses)
    }
    sourceRoom = SourceRoom(run.strings, with: self.sources)
    defer { sourceRoom = SourceRoom() }
    var job = job(on: run, FileReportBuilder(document: document, format: format), known)
    // Moved out, so that it is changed and not copied.
    known = KnownStrings(for: .file)
    if job.known.scope == .file, let crew, let parts = crew.parts(of: run.strings.count) {
      check(parts, of: &run, for: &job, by: crew)
    } else {
      subject.names = job.known.enter(&run.strings, path: run.path, configuration)
      subject.enter(run.strings)
      job.sums.enter(run.strings)
      check(run.strings.rows.indices, of: run, for: &job)
    }
    job.builder.file.holdsTranslations = configuration.holdsTranslations(run.strings)
    conclude(&job, run)
    job.known.leave(run.strings)
    known = job.known
    var report = job.builder.report()
    (report.keyUses, report.memberUses) = (run.keyUses, run.memberUses)
    return report
  }

  /// The job before the first string.
  mutating func job(
    on run: FileRun, _ builder: FileReportBuilder, _ known: KnownStrings
  ) -> CheckJob {
    CheckJob(
      path: run.path, rules: ruleSet(path: run.path, key: nil, locale: nil),
      rulesDifferByKey: configuration.overrides.contains { !$0.keys.isEmpty },
      rulesDifferByLocale: configuration.overrides.contains { !$0.locales.isEmpty }, builder: builder,
      sums: FileSums(contexts, findsCauses: false, isRepeated: run.format.repeatsSource), known: known)
  }

  /// Checks strings, in file order.
  mutating func check(_ part: Range<Int>, of run: FileRun, for job: inout CheckJob) {
    let rules = job.rules
    run.forEachIndex(in: part) { check($0, of: run.strings, by: rules, for: &job) }
  }

  /// Checks a string unless it is known, and adds the result.
  ///
  /// - Parameter rules: of the file.
  private mutating func check(
    _ index: Int, of table: StringTable, by rules: RuleSet, for job: inout CheckJob
  ) {
    if Suppression.mayBe(in: table.bytes(table.rows[index].comment)) { job.builder.note(table[index]) }
    look(around: index, in: table)
    let needsKey = job.rulesDifferByKey
    let differ = needsKey || job.rulesDifferByLocale
    if let string = job.known.recall(
      index, of: table, sibling: subject.sibling, source: translated, needsKey: needsKey)
    {
      var failed: Scorecard.Categories = []
      if !string.findings.isEmpty {
        failed = job.report(
          string.findings, of: table[index], isShort: string.sum.isRead && !string.sum.isProse,
          translating: string.translated,
          by: differ ? ruleSet(at: index, of: table, in: job) : rules)
      }
      return job.add(string, at: index, of: table, failed: failed)
    }
    subject.entry.move(to: index)
    if differ {
      check(index, by: ruleSet(at: index, of: table, in: job), for: &job)
    } else {
      check(index, by: rules, for: &job)
    }
  }

  /// The rules for a string, where they are not those of the file.
  private mutating func ruleSet(at index: Int, of table: StringTable, in job: CheckJob) -> RuleSet {
    ruleSet(
      path: job.path, key: job.rulesDifferByKey ? table[index].nameInSettings : nil,
      locale: table[index].locale)
  }

  /// Checks the entry that the subject has.
  private mutating func check(_ index: Int, by rules: RuleSet, for job: inout CheckJob) {
    if !job.findings.isEmpty { job.findings.removeAll(keepingCapacity: true) }
    checkEntry(by: rules, into: &job.findings)
    let alone = checkAlone(index, by: rules, besides: &job.findings)
    take(index, by: rules, for: &job)
    for finding in alone { job.builder.addAlone(finding, of: subject.entry, rules: rules) }
  }

  /// Apart from what changes the subject, so that it is lent and not copied.
  private func take(_ index: Int, by rules: RuleSet, for job: inout CheckJob) {
    let context = contexts[subject.entry.locale]
    let string = subject.known(in: context)
    if context.isSource, context.language == "en", job.known.scope == .file, string.sum.isRead {
      job.builder.noteWords(of: subject, hash: string.sum.hash, in: context, rules: rules)
    }
    var failed: Scorecard.Categories = []
    if !job.findings.isEmpty {
      failed = job.report(
        job.findings, of: subject.entry, isShort: string.sum.isRead && !string.sum.isProse,
        translating: string.translated, by: rules)
    }
    job.add(string, at: index, of: subject.entry.table, failed: failed)
    // Each string has to be checked alone, too.
    let looksAround = looksAround || subject.hasSource && notesAlone(subject.entry)
    job.known.keep(string, job.findings, at: index, of: subject, looksAround: looksAround)
  }
}
