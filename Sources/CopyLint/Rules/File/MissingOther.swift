/// Plurals without the form that all other numbers take. The readers find it.
struct MissingOther: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "missing-other", group: .file, severity: .error,
      summary: "A plural lacks the form “other”.")
  }
}
