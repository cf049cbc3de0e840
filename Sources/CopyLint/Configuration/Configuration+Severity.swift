extension Configuration {
  /// How severe a finding of a rule is where no override says otherwise; nil when the rule is off.
  package func severity(of rule: RuleDescription) -> Severity? {
    switch settings(of: rule.name, overrides: []).level {
    case .on(let severity): severity
    case .off: nil
    case nil: rule.isDefault ? rule.severity : nil
    }
  }
}
