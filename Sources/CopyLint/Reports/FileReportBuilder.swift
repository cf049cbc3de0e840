import Readability

/// Turns what the rules say of a file into its report: places, fingerprints, edits, suppressions.
struct FileReportBuilder {
  private var document: Document
  private let format: any Format
  private var suppressions: SuppressionLedger
  private var file: FileReport
  /// Where each finding stands on disk: to sort them without looking into each.
  private var places: [(start: Int, end: Int)] = []
  private var seen: Set<Seen> = []

  /// Forms of one string share the text around them: what is wrong there is said once.
  private struct Seen: Hashable {
    var rule: RuleID
    var locale: String
    var range: Range<Int>
  }

  init(document: Document, format: any Format) {
    self.document = document
    self.format = format
    file = FileReport(path: document.path, format: format.name)
    suppressions = SuppressionLedger(document)
  }

  /// Takes in what the comment of an entry suppresses.
  mutating func note(_ entry: Entry) { suppressions.note(entry) }

  mutating func add(_ problem: Problem, rules: RuleSet) {
    guard let active = rules.rule(named: problem.rule) else { return }
    let finding = Finding(
      rule: problem.rule, severity: active.severity ?? active.about.severity, message: problem.message,
      range: 0..<0)
    append(finding, group: active.about.group, range: problem.range) {
      $0.key = problem.key
      $0.locale = problem.locale
    }
  }

  /// - Returns: what the finding counts against.
  mutating func add(
    _ finding: Finding, of entry: Entry, source: String? = nil, rules: RuleSet
  ) -> Scorecard.Categories {
    guard let id = finding.id, let group = rules.group(of: id) else { return [] }
    let reason = suppressions.reason(for: finding.rule, entry: entry)
    let counts = reason == nil && finding.severity > .note
    let failed = counts ? Scorecard.Categories(group: group) : []
    let range = entry.range == nil ? nil : entry.map.documentRange(of: finding.range) ?? entry.range
    if let range, !entry.variant.isEmpty || entry.text != entry.sentence {
      let seen = Seen(rule: id, locale: entry.locale, range: range)
      if !self.seen.insert(seen).inserted { return failed }
    }
    let edit = edit(for: finding, of: entry)
    var finding = finding
    // What no file can take is shown and no more: a text that is its own key, a source inside a translation.
    if edit == nil, finding.applicability != nil { finding.applicability = .shown }
    append(finding, group: group, range: range) {
      $0.key = entry.key
      $0.locale = entry.locale
      $0.variant = entry.variant
      $0.role = entry.role
      $0.roleSource = entry.roleSource
      $0.text = entry.text
      $0.textRange = entry.textRange(of: finding.range)
      $0.source = source ?? entry.source
      $0.edit = edit?.edit
      $0.editRange = edit?.range
      $0.suppressed = reason
    }
    return failed
  }

  /// The splice that makes the replacement of a finding, and the bytes on disk that it replaces.
  private func edit(for finding: Finding, of entry: Entry) -> (edit: Edit, range: Range<Int>)? {
    guard let replacement = finding.replacement,
      let edit = CopyLint.edit(
        replacing: finding.range, of: entry, with: replacement, in: document, format: format)
    else { return nil }
    return (edit, document.originalRange(of: edit.range))
  }

  /// Takes in a finding about a string that is not there.
  mutating func add(_ missing: CatalogFinding, locale: String, rules: RuleSet) {
    guard let active = rules.rule(named: missing.finding.rule) else { return }
    append(missing.finding, group: active.about.group, range: nil) {
      $0.key = missing.key
      $0.locale = locale
    }
  }

  mutating func add(_ summary: LocaleSummary, rules: RuleSet) {
    file.locales.append(summary)
    for active in rules.active {
      var findings: [Finding] = []
      active.rule.check(summary, into: &findings)
      for var finding in findings {
        finding.severity = active.severity ?? finding.severity
        append(finding, group: active.about.group, range: nil) { $0.locale = summary.locale }
      }
    }
  }

  mutating func add(_ coverage: TranslationCoverage) { file.coverage.append(coverage) }

  /// Says what is wrong with the suppressions, once all findings are in.
  mutating func judgeSuppressions(rules: RuleSet) {
    for problem in suppressions.problems(rules) { add(problem, rules: rules) }
  }

  /// The report, its findings in the order of the file.
  ///
  /// They are given up: a copy of them all would take as long as to sort them.
  mutating func report() -> FileReport {
    sortFindings()
    var report = FileReport(path: file.path, format: file.format)
    swap(&report, &file)
    return report
  }

  /// By place first: most are in order already, and to move them costs more than to compare.
  private mutating func sortFindings() {
    var sources = Array(places.indices)
    sources.sort { left, right in
      if places[left] != places[right] { return places[left] < places[right] }
      return precedes(left, right)
    }
    // Each cycle of places by itself, in place: a list beside this one would copy all that the findings hold, and so
    // would an array's own `swapAt`.
    unsafe file.findings.withUnsafeMutableBufferPointer { findings in
      for start in sources.indices {
        var place = start
        while sources[place] != start {
          let next = sources[place]
          unsafe findings.swapAt(place, next)
          sources[place] = place
          place = next
        }
        sources[place] = place
      }
    }
  }

  /// Of two findings at one place, by rule; those that are the same in all stay as they came.
  private func precedes(_ left: Int, _ right: Int) -> Bool {
    if file.findings[left].finding.rule != file.findings[right].finding.rule {
      return file.findings[left].finding.rule < file.findings[right].finding.rule
    }
    return (file.findings[left].locale, file.findings[left].key, left)
      < (file.findings[right].locale, file.findings[right].key, right)
  }

  private mutating func append(
    _ finding: Finding, group: RuleDescription.Group, range: Range<Int>?,
    fill: (inout ReportedFinding) -> Void
  ) {
    document.indexLines()
    let place = place(of: range)
    places.append((place?.start ?? 0, place?.end ?? 0))
    file.findings.append(
      ReportedFinding(finding: finding, group: group, path: document.path, place: place))
    // In its place: it is large, and would be copied.
    let last = file.findings.count - 1
    file.findings[last].suppressed = suppressions.fileReason(for: finding.rule)
    fill(&file.findings[last])
  }

  private func place(of range: Range<Int>?) -> Place? { range.map { document.place(of: $0) } }
}
