import Readability

extension FileFindings {
  /// The finding of a record.
  func reported(_ record: FindingRecord) -> ReportedFinding {
    var reported = ReportedFinding(
      finding: finding(record), group: record.group, path: path, place: place(of: record))
    let string = strings[Int(record.string)]
    reported.key = texts.string(string.key)
    reported.keyIsPosition = keysArePositions
    reported.locale = locales[string.locale]
    reported.variant = texts.string(string.variant)
    (reported.role, reported.roleSource) = (string.role, string.roleSource)
    reported.text = texts.string(string.text)
    reported.textRange = record.textRange?.range
    reported.source = texts.string(string.source)
    reported.fingerprint = texts.string(record.fingerprint) ?? ""
    reported.suppressed = texts.string(record.suppressed)
    (reported.age, reported.isAside) = (record.age, record.isAside)
    (reported.repeats, reported.series) = (Int(record.repeats), Int(record.series))
    if let number = record.edit {
      let edit = edits[Int(number)]
      reported.edit = Edit(
        range: edit.range.range, bytes: Array(copying: texts.bytes(edit.bytes)), text: texts.string(edit.text)
      )
      reported.editRange = edit.disk.range
    }
    return reported
  }

  /// Whether somebody has to look at a finding of such a severity.
  func hasOpen(_ matters: (Severity) -> Bool) -> Bool {
    records.contains { $0.isOpen && !$0.isAside && matters($0.severity) }
  }

  /// A finding as far as it can be told without making its texts.
  package struct Glance {
    package var severity: Severity
    /// The bytes on disk that it is about.
    package var disk: Range<Int>?
    /// The same for findings of one rule with one message.
    package var saying: UInt64
  }

  /// Calls `body` with each finding that somebody has to look at, and with what makes it whole.
  package func forEachOpen(_ body: (Glance, () -> Finding) -> Void) {
    var hashes = [UInt64](repeating: 0, count: sayings.count)
    for record in records where record.isOpen {
      let number = Int(record.saying)
      if hashes[number] == 0 { hashes[number] = contentHash(of: sayings[number]) }
      body(
        Glance(severity: record.severity, disk: record.place?.disk.range, saying: hashes[number]),
        { finding(record) })
    }
  }

  private func contentHash(of saying: Saying) -> UInt64 {
    Swift.max(1, mixed(byteHash(texts.bytes(saying.message)), ~byteHash(rules[saying.rule].utf8.span)))
  }

  /// Name of the rule.
  func rule(of record: FindingRecord) -> String { rules[sayings[Int(record.saying)].rule] }

  func key(of record: FindingRecord) -> String { texts.string(strings[Int(record.string)].key) }

  func finding(_ record: FindingRecord) -> Finding {
    let saying = sayings[Int(record.saying)]
    var finding = Finding(
      rule: rules[saying.rule], severity: record.severity, message: texts.string(saying.message),
      range: record.range.range, words: words[saying.words.range].map { texts.string($0) },
      replacement: texts.string(saying.replacement), applicability: record.applicability,
      measure: record.measure.map { measures[Int($0)] })
    finding.isOwnTerm = saying.isOwnTerm
    finding.isOfLostSource = record.isOfLostSource
    return finding
  }

  func place(of record: FindingRecord) -> Place? {
    guard let place = record.place else { return nil }
    return Place(
      start: place.disk.range.lowerBound, end: place.disk.range.upperBound, line: Int(place.line),
      column: Int(place.column), endLine: Int(place.endLine), endColumn: Int(place.endColumn),
      lineText: lines.string(place.lineText), lineTextColumn: Int(place.lineTextColumn))
  }
}
