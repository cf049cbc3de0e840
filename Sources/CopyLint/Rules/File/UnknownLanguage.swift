/// A language name that no system recognizes. The readers find it.
struct UnknownLanguage: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "unknown-language", group: .file, severity: .warning,
      summary: "A file uses a language name that no system recognizes.")
  }
}
