/// Values of a text that are missing where its file declares the others. The readers find it.
struct UndeclaredPlaceholder: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "undeclared-placeholder", group: .file, severity: .warning,
      summary: "A file declares some values of a text, and not this one.")
  }
}
