/// Two values for one key. The readers find it.
struct DuplicateKey: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "duplicate-key", group: .file, severity: .warning,
      summary: "A file defines a key twice.")
  }
}
