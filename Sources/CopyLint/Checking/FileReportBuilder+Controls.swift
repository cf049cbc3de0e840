extension FileReportBuilder {
  /// Adds what the comment above a control suppresses.
  mutating func note(_ control: Control) {
    if let comment = control.comment { suppressions.note(comment, key: control.key, at: control.range) }
  }

  /// Adds a finding about a control, at its name in the code.
  mutating func add(_ finding: Finding, of control: Control, locale: String, rules: RuleSet) {
    guard let active = rules.rule(named: finding.rule) else { return }
    append(
      finding, active.about.group, of: string(key: control.key, locale: locale), at: control.range,
      key: control.key)
  }
}
