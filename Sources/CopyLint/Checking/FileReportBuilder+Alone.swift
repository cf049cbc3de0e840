extension FileReportBuilder {
  /// Notes what only a run finds that compares no files.
  mutating func addAlone(_ finding: Finding, of entry: Entry, rules: RuleSet) {
    var finding = finding
    finding.isAlone = true
    _ = add(finding, of: entry, rules: rules)
  }
}

extension FileReport {
  /// What this run doesn't tell is not among the findings.
  mutating func takeOutAlone() {
    guard findings.records.contains(where: \.isAlone) else { return }
    alone = findings.records.filter { $0.isAlone && !findings.finding($0).waits }
    findings.records.removeAll(where: \.isAlone)
  }
}
