extension JSONWriter {
  /// A finding in a report: of a long text, only what is around it. What would be written is never cut.
  mutating func value(_ reported: ReportedFinding) {
    let finding = reported.finding
    let place = reported.place
    let hasLine = (place?.line ?? 0) > 0
    object {
      $0.member("rule", finding.rule)
      $0.member("severity", finding.severity.rawValue)
      $0.member("message", finding.message)
      $0.member("path", reported.path)
      $0.member("line", place?.line ?? 0)
      $0.member("column", hasLine ? place?.column : nil)
      $0.member("endLine", hasLine ? place?.endLine : nil)
      $0.member("endColumn", hasLine ? place?.endColumn : nil)
      $0.member("start", place?.start)
      $0.member("end", place?.end)
      $0.part("key", of: reported.key)
      $0.member("locale", reported.locale)
      $0.part("variant", of: reported.variant)
      $0.member("role", reported.role.identifier)
      $0.member("roleSource", reported.roleSource.rawValue)
      $0.part("text", of: reported.text, around: reported.textRange)
      $0.array("words") { for word in finding.words { $0.value(TextPart(of: word).text) } }
      $0.advice(finding)
      $0.member("fingerprint", reported.fingerprint)
      $0.part("suppressed", of: reported.suppressed)
      if let age = reported.age { $0.member("age", age.rawValue) }
      if reported.repeats > 0 { $0.member("repeats", reported.repeats) }
      if reported.series > 0 { $0.member("series", reported.series) }
      $0.part("source", of: reported.source)
      $0.edit(reported)
    }
  }

  /// A finding in the stream; its offsets are in the text. Of a long text, only what is around it.
  package mutating func value(_ finding: Finding, of entry: Entry) {
    object {
      $0.member("rule", finding.rule)
      $0.member("severity", finding.severity.rawValue)
      $0.member("message", finding.message)
      $0.member("start", finding.range.lowerBound)
      $0.member("end", finding.range.upperBound)
      $0.part("key", of: entry.key)
      $0.member("locale", TextPart(of: entry.locale).text)
      $0.member("variant", entry.variant)
      $0.member("role", entry.role.identifier)
      $0.member("roleSource", entry.roleSource.rawValue)
      $0.part("text", of: entry.text, around: finding.range)
      $0.array("words") { for word in finding.words { $0.value(TextPart(of: word).text) } }
      $0.advice(finding)
    }
  }

  /// The splice that makes the replacement: what to write over which bytes of the file.
  private mutating func edit(_ reported: ReportedFinding) {
    guard let edit = reported.edit, let range = reported.editRange else {
      return member("edit", nil as String?)
    }
    object("edit") {
      $0.member("start", range.lowerBound)
      $0.member("end", range.upperBound)
      $0.member("text", String(decoding: edit.bytes, as: UTF8.self))
    }
  }

  private mutating func advice(_ finding: Finding) {
    member("replacement", finding.replacement)
    member("applicability", finding.applicability?.rawValue)
    member("measure", finding.measure)
    if finding.isOwnTerm { member("ownTerm", true) }
  }
}
