extension Baseline {
  /// What is found in `report`, and what `other` lists beyond it. The report has to have its fingerprints.
  ///
  /// - Parameters:
  ///   - report: what was found now.
  ///   - takesNotes: whether notes are listed too. Those that were known stay.
  ///   - other: lines of what the report did not look at.
  package init(of report: Report, takesNotes: Bool, and other: [Line] = []) {
    var lines = other
    for file in report.files {
      for index in file.findings.indices {
        let reported = file.findings[index]
        guard reported.suppressed == nil else { continue }
        if takesNotes || reported.finding.severity > .note || reported.age == .known {
          lines.append(Line(reported))
        }
      }
    }
    self.init(lines)
  }
}
