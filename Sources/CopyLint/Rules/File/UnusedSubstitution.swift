/// Parts that no text names. The readers find it.
struct UnusedSubstitution: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "unused-substitution", group: .file, severity: .warning,
      summary: "A file defines a part that no text names.")
  }
}
