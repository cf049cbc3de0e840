/// Words that YAML reads as true or false. The readers find it.
struct ImplicitBoolean: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "implicit-boolean", group: .file, severity: .error,
      summary: "A word without quotes in a YAML file is read as true or false.")
  }
}
