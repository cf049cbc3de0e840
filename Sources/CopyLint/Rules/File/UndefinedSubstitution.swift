/// Parts of a text that nothing defines. The readers find it.
struct UndefinedSubstitution: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "undefined-substitution", group: .file, severity: .error,
      summary: "A text names a part that the file does not define.")
  }
}
