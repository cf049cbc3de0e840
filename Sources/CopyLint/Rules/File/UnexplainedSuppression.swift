/// A comment that turns off a rule without a reason, for teams that ask for one. `SuppressionLedger` finds it.
struct UnexplainedSuppression: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "unexplained-suppression", group: .file, severity: .warning, isDefault: false,
      summary: "A comment turns off a rule and does not say why.")
  }
}
