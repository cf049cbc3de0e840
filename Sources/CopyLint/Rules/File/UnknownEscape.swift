/// Escapes that lose a character. The readers find it.
struct UnknownEscape: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "unknown-escape", group: .file, severity: .error,
      summary: "An escape in a string does not mean what it looks like.")
  }
}
