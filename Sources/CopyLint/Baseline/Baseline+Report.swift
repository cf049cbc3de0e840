extension Baseline {
  /// What is found in `report`, and what `other` lists beyond it. The report needs its fingerprints.
  ///
  /// - Parameters:
  ///   - report: what was found now.
  ///   - takesNotes: whether notes are listed, too. Those that were known stay.
  ///   - other: lines of what the report did not look at. If they come from rules that have changed since, the whole is
  ///     as old as they are.
  ///   - isTaken: whether a finding is among those asked for.
  package init(
    of report: Report, takesNotes: Bool, and other: Baseline = Baseline(),
    where isTaken: (ReportedFinding) -> Bool = { _ in true }
  ) {
    var lines = other.lines
    let changed = other.changedRules
    let isOld = lines.contains { changed.contains($0.rule) }
    for file in report.files {
      for index in file.findings.indices {
        let reported = file.findings[index]
        guard reported.suppressed == nil, isTaken(reported) else { continue }
        let severity = file.findings.records[index].severityAlone ?? reported.finding.severity
        if takesNotes || severity > .note || reported.age == .known { lines.append(Line(reported)) }
      }
      // A run without the translations tells these, with the same baseline.
      for record in file.alone where record.suppressed == nil {
        let reported = file.findings.reported(record)
        guard isTaken(reported) else { continue }
        if takesNotes || record.severity > .note || reported.age == .known { lines.append(Line(reported)) }
      }
    }
    self.init(lines, verdict: isOld ? other.verdict : nil)
  }
}
