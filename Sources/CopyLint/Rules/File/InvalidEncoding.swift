/// Bytes that are no characters. The readers find it.
struct InvalidEncoding: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "invalid-encoding", group: .file, severity: .error,
      summary: "A file is not in UTF-8 or UTF-16.")
  }
}
