/// What the format's own parser would not take. The readers find it.
struct SyntaxError: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "syntax-error", group: .file, severity: .error,
      summary: "A string file has a mistake that keeps the app from reading it.")
  }
}
