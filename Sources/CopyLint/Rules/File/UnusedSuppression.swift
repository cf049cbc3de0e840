/// A comment that turns off a rule for nothing. `SuppressionLedger` finds it.
struct UnusedSuppression: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "unused-suppression", group: .file, severity: .warning,
      summary: "A comment turns off a rule that finds nothing there.")
  }
}
