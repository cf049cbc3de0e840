import Readability

/// Turns what the rules found in a file into its report: places, fingerprints, edits, suppressions.
struct FileReportBuilder {
  var document: Document
  private let format: any Format
  var suppressions: SuppressionLedger
  var file: FileReport
  /// What was reported about texts that forms share, with the index of the finding.
  var seen: [Seen: Int] = [:]
  /// The last string with a finding.
  var lastString: LastString?

  struct LastString {
    var key: TextRef
    var text: TextRef
    var variant: TextRef
    var locale: UInt32
    /// Whether what it translates is not in its own row.
    var hasForeignSource: Bool
    var number: UInt32
  }

  /// Forms of one string share the text around them: what is wrong there is reported once.
  struct Seen: Hashable {
    var rule: RuleID
    var locale: String
    var isAlone = false
    var place: Place

    enum Place: Hashable {
      case range(Range<Int>)
      /// The whole string: a sentence goes on around the forms of a message, so each of them has most of it.
      case string(key: UInt64)
      /// A text in all varieties of its language: en-GB mostly says again what en says.
      case text(key: UInt64, text: UInt64, Range<Int>)
    }
  }

  init(document: Document, format: any Format) {
    self.document = document
    self.format = format
    file = FileReport(path: document.path, format: format.name)
    file.findings.keysArePositions = format.keysArePositions
    suppressions = SuppressionLedger(document)
  }

  /// Adds what the comment of an entry suppresses.
  mutating func note(_ entry: Entry) { suppressions.note(entry) }

  mutating func add(_ problem: Problem, rules: RuleSet) {
    guard let active = rules.rule(named: problem.rule) else { return }
    let finding = Finding(
      rule: problem.rule,
      severity: active.severity
        ?? (problem.isFatal ? .error : problem.isMinor ? .note : active.about.severity),
      message: problem.message, range: 0..<0)
    append(
      finding, active.about.group,
      of: string(key: problem.key, locale: problem.locale, text: problem.key.isEmpty ? "" : problem.text),
      at: problem.range,
      key: problem.key)
  }

  /// - Parameter isShort: whether the string counts among those that are too short for a grade.
  /// - Returns: what the finding counts against.
  mutating func add(
    _ finding: Finding, of entry: Entry, isShort: Bool = false, source: String? = nil, rules: RuleSet
  ) -> Scorecard.Categories {
    guard let id = finding.id, let group = rules.group(of: id) else { return [] }
    let reason = suppressions.reason(for: finding.rule, entry: entry)
    let counts = reason == nil && finding.severity > .note && !finding.waits && !finding.isAlone
    let failed = counts ? Scorecard.Categories(group: group) : []
    let range = entry.range == nil ? nil : entry.map.documentRange(of: finding.range) ?? entry.range
    // “$t(other)”: the other string tells what is in its text.
    if entry.syntax == .i18next, let range, let own = entry.range, !own.contains(range) { return [] }
    if let range, entry.row.isForm || entry.row.text != entry.row.sentence {
      let seen = Seen(
        rule: id, locale: entry.locale, isAlone: finding.isAlone,
        place: Self.isOfMessage(finding, entry) ? .string(key: byteHash(entry.keyBytes)) : .range(range))
      if let first = self.seen[seen], file.findings.records[first].severity >= finding.severity {
        return failed
      }
      self.seen[seen] = file.findings.records.count
    }
    if format.repeatsSource, finding.replacement == nil, repeatsOtherVariety(finding, id, entry) {
      return failed
    }
    append(finding, group, of: string(of: entry, isShort: isShort, source: source), at: range)
    let last = file.findings.records.count - 1
    if let reason { file.findings.records[last].suppressed = file.findings.texts.addOnce(reason) }
    file.findings.records[last].textRange = entry.textRange(of: finding.range).map { ByteRange($0) }
    if let edit = edit(for: finding, of: entry) {
      file.findings.records[last].edit = file.findings.add(edit.edit, replacing: edit.range)
    } else if finding.applicability != nil {
      // What can't be written into a file is only shown: a text that is its own key, a source inside a translation.
      file.findings.records[last].applicability = .shown
    }
    return failed
  }

  /// Whether a finding is about a message and not about a form of it: the forms say nearly the same.
  private static func isOfMessage(_ finding: Finding, _ entry: Entry) -> Bool {
    entry.message != nil && [SentenceTooLong.name, GradeTooHigh.name].contains(finding.rule)
  }

  /// Whether the same was said of the same text in another variety of its language: first in the source, then in its copy.
  private mutating func repeatsOtherVariety(_ finding: Finding, _ rule: RuleID, _ entry: Entry) -> Bool {
    let seen = Seen(
      rule: rule, locale: entry.language, isAlone: finding.isAlone,
      place: .text(key: byteHash(entry.keyBytes), text: byteHash(entry.textBytes), finding.range))
    guard let first = self.seen[seen] else {
      self.seen[seen] = file.findings.records.count
      return false
    }
    return file.findings.locale(of: file.findings.records[first]) != entry.locale
  }

  /// The string of an entry, which is recorded once for all of its findings.
  private mutating func string(of entry: Entry, isShort: Bool, source: String?) -> UInt32 {
    let row = entry.row
    if let lastString, lastString.key == row.key, lastString.text == row.text,
      lastString.variant == row.variant, lastString.locale == row.locale,
      lastString.hasForeignSource == (source != nil)
    {
      if isShort { file.findings.strings[Int(lastString.number)].isShort = true }
      return lastString.number
    }
    var string = FoundString(locale: file.findings.locales.number(of: entry.locale))
    string.key = file.findings.texts.add(entry.keyBytes)
    string.variant = file.findings.texts.addOnce(entry.variant)
    string.text = file.findings.texts.addOnce(entry.textBytes)
    if let source {
      string.source = file.findings.texts.addOnce(source)
    } else if !row.source.isNone {
      string.source = file.findings.texts.addOnce(entry.table.bytes(row.source))
    }
    (string.role, string.roleSource) = (entry.role, entry.roleSource)
    string.isShort = isShort
    let number = file.findings.add(string)
    lastString = LastString(
      key: row.key, text: row.text, variant: row.variant, locale: row.locale, hasForeignSource: source != nil,
      number: number)
    return number
  }

  mutating func string(
    key: String, locale: String, text: String = "", source: String? = nil
  ) -> UInt32 {
    var string = FoundString(locale: file.findings.locales.number(of: locale))
    string.source = source.map { file.findings.texts.addOnce($0) }
    string.key = file.findings.texts.addOnce(key)
    if !text.isEmpty { string.text = file.findings.texts.addOnce(text) }
    return file.findings.add(string)
  }

  /// The splice that makes the replacement of a finding, and the bytes on disk that it replaces.
  private func edit(for finding: Finding, of entry: Entry) -> (edit: Edit, range: Range<Int>)? {
    guard let replacement = finding.replacement,
      let edit = entry.edit(replacing: finding.range, with: replacement, in: document, format: format)
    else { return nil }
    return (edit, document.originalRange(of: edit.range))
  }

  /// Adds a finding about a string that is not there.
  mutating func add(_ missing: CatalogFinding, locale: String, rules: RuleSet) {
    guard let active = rules.rule(named: missing.finding.rule) else { return }
    append(
      missing.finding, active.about.group,
      of: string(key: missing.key, locale: locale, source: missing.source), at: nil, key: missing.key)
  }

  mutating func add(_ summary: LocaleSummary, rules: RuleSet) {
    file.locales.append(summary)
    for (finding, group) in rules.check(summary) {
      append(finding, group, of: string(key: "", locale: summary.locale), at: nil)
    }
  }

  mutating func add(_ coverage: TranslationCoverage) { file.coverage.append(coverage) }

  /// Reports what is wrong with the suppressions, once all findings are in.
  ///
  /// - Parameter comparesFiles: whether translations are compared with their sources in other files.
  mutating func judgeSuppressions(rules: RuleSet, comparesFiles: Bool, isWhole: Bool) {
    for problem in suppressions.problems(rules, comparesFiles: comparesFiles, isWhole: isWhole) {
      add(problem, rules: rules)
    }
  }

  /// The report, its findings in the order of the file.
  ///
  /// They are moved out: copying them all would take as long as sorting them.
  mutating func report() -> FileReport {
    sortFindings()
    file.takeOutAlone()
    file.takeOutWaiting()
    var report = FileReport(path: file.path, format: file.format)
    swap(&report, &file)
    return report
  }

  private mutating func sortFindings() {
    var order = order()
    file.findings.reorder(by: &order)
  }

  private func order() -> [Int] {
    let findings = file.findings
    return findings.records.indices.sorted { left, right in
      let (first, second) = (
        findings.records[left].place?.disk.range, findings.records[right].place?.disk.range
      )
      let (start, other) = (first?.lowerBound ?? 0, second?.lowerBound ?? 0)
      if start != other { return start < other }
      let (end, otherEnd) = (first?.upperBound ?? 0, second?.upperBound ?? 0)
      return end == otherEnd ? Self.precedes(left, right, in: findings) : end < otherEnd
    }
  }

  /// Two findings at one place are ordered by rule; equal ones stay in their order.
  private static func precedes(_ left: Int, _ right: Int, in findings: FileFindings) -> Bool {
    let (first, second) = (findings.records[left], findings.records[right])
    let (rule, other) = (findings.rule(of: first), findings.rule(of: second))
    if rule != other { return rule < other }
    let (locale, otherLocale) = (findings.locale(of: first), findings.locale(of: second))
    if locale != otherLocale { return locale < otherLocale }
    let (key, otherKey) = (findings.key(of: first), findings.key(of: second))
    return (key, left) < (otherKey, right)
  }

  mutating func append(
    _ finding: Finding, _ group: RuleDescription.Group, of string: UInt32, at range: Range<Int>?,
    key: String = ""
  ) {
    document.indexLines()
    file.findings.append(finding, group, of: string)
    let last = file.findings.records.count - 1
    if let range { file.findings.records[last].place = file.findings.place(of: range, in: document) }
    if let reason = suppressions.reason(for: finding.rule, key: key) {
      file.findings.records[last].suppressed = file.findings.texts.addOnce(reason)
    }
  }
}
