import Readability

extension FileFindings {
  /// Lets the finding at `index` speak for the others of its series.
  ///
  /// - Parameter remark: what the other texts are.
  mutating func takeSeries(of others: Int, _ remark: String, at index: Int) {
    var finding = finding(records[index])
    finding.message += " \(others) more texts in this file \(remark)."
    records[index].saying = saying(of: finding)
    records[index].series = UInt32(others)
  }

  /// Puts down a string with findings.
  mutating func add(_ string: FoundString) -> UInt32 {
    strings.append(string)
    return UInt32(strings.count - 1)
  }

  /// Adds a finding that has no place and no edit yet.
  ///
  /// - Parameter string: its place in `strings`.
  mutating func append(_ finding: Finding, _ group: RuleDescription.Group, of string: UInt32) {
    var record = FindingRecord(
      saying: saying(of: finding), string: string, range: ByteRange(finding.range),
      severity: finding.severity, applicability: finding.applicability, group: group)
    (record.severityAlone, record.isAlone) = (finding.severityAlone, finding.isAlone)
    record.isOfLostSource = finding.isOfLostSource
    if let measure = finding.measure {
      record.measure = UInt32(measures.count)
      measures.append(measure)
    }
    records.append(record)
  }

  /// Puts down where a range of a document is on disk.
  mutating func place(of range: Range<Int>, in document: Document) -> FoundPlace {
    let spot = document.spot(of: range)
    return FoundPlace(
      disk: ByteRange(spot.disk), line: UInt32(spot.line), column: UInt32(spot.column),
      endLine: UInt32(spot.endLine), endColumn: UInt32(spot.endColumn),
      lineText: lines.add(spot.lineText, of: document.bytes.span),
      lineTextColumn: UInt32(spot.lineTextColumn))
  }

  /// Puts down an edit, with the bytes on disk that it replaces.
  mutating func add(_ edit: Edit, replacing disk: Range<Int>) -> UInt32 {
    edits.append(
      FoundEdit(
        range: ByteRange(edit.range), disk: ByteRange(disk), bytes: texts.addOnce(edit.bytes.span),
        text: texts.addOnce(edit.text)))
    return UInt32(edits.count - 1)
  }

  mutating func saying(of finding: Finding) -> UInt32 {
    let first = words.count
    for word in finding.words { words.append(texts.addOnce(word)) }
    return add(
      Saying(
        rule: rules.number(of: finding.rule), message: texts.addOnce(finding.message),
        words: ByteRange(first..<words.count), replacement: finding.replacement.map { texts.addOnce($0) },
        isOwnTerm: finding.isOwnTerm))
  }

  /// Adds what a finding says, whose words are the last, unless it is there already.
  mutating func add(_ saying: Saying) -> UInt32 {
    let hash = hash(of: saying)
    if let known = knownSayings[hash], isSame(sayings[Int(known)], saying) {
      words.removeLast(saying.words.range.count)
      return known
    }
    sayings.append(saying)
    knownSayings.set(UInt32(sayings.count - 1), for: hash)
    return UInt32(sayings.count - 1)
  }

  /// Of the places of its texts, since each text is kept once.
  private func hash(of saying: Saying) -> UInt64 {
    var hash = Self.joined(UInt64(saying.rule), saying.message)
    if let replacement = saying.replacement { hash = Self.joined(hash, replacement) }
    for word in words[saying.words.range] { hash = Self.joined(~hash, word) }
    return Swift.max(1, hash)
  }

  private static func joined(_ hash: UInt64, _ text: TextRef) -> UInt64 {
    mixed(hash ^ 0xA076_1D64_78BD_642F, UInt64(text.range.upperBound) ^ 0xE703_7ED1_A0B4_28DB)
  }

  private func isSame(_ left: Saying, _ right: Saying) -> Bool {
    left.rule == right.rule && left.message == right.message && left.replacement == right.replacement
      && left.isOwnTerm == right.isOwnTerm && words[left.words.range] == words[right.words.range]
  }

  /// The record of a finding that was made by hand, or changed.
  mutating func record(of reported: ReportedFinding) -> FindingRecord {
    if records.isEmpty, path.isEmpty { path = reported.path }
    var string = FoundString(locale: locales.number(of: reported.locale))
    string.key = texts.addOnce(reported.key)
    string.variant = texts.addOnce(reported.variant)
    string.text = texts.addOnce(reported.text)
    string.source = reported.source.map { texts.addOnce($0) }
    (string.role, string.roleSource) = (reported.role, reported.roleSource)
    append(reported.finding, reported.group, of: add(string))
    var record = records.removeLast()
    record.textRange = reported.textRange.map { ByteRange($0) }
    record.place = reported.place.map { place in
      FoundPlace(
        disk: ByteRange(place.start..<place.end), line: UInt32(place.line), column: UInt32(place.column),
        endLine: UInt32(place.endLine), endColumn: UInt32(place.endColumn),
        lineText: lines.addOnce(place.lineText), lineTextColumn: UInt32(place.lineTextColumn))
    }
    if let edit = reported.edit { record.edit = add(edit, replacing: reported.editRange ?? edit.range) }
    record.suppressed = reported.suppressed.map { texts.addOnce($0) }
    if !reported.fingerprint.isEmpty { record.fingerprint = texts.addOnce(reported.fingerprint) }
    (record.repeats, record.series) = (UInt32(reported.repeats), UInt32(reported.series))
    (record.age, record.isAside) = (reported.age, reported.isAside)
    return record
  }
}
