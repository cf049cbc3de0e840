/// Two kinds of forms where one has to hold the other. The readers find it.
struct MixedVariations: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "mixed-variations", group: .file, severity: .warning,
      summary: "A string has two kinds of forms side by side.")
  }
}
