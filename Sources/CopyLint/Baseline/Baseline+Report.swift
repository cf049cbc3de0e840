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
        if takesNotes || reported.finding.severity > .note || reported.age == .known {
          lines.append(Line(reported))
        }
      }
    }
    self.init(lines, verdict: isOld ? other.verdict : nil)
  }
}
