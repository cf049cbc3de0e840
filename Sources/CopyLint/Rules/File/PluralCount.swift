/// Plurals with another number of forms than gettext's header or Qt has for the language. The readers find it.
struct PluralCount: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "plural-count", group: .file, severity: .error,
      summary: "A plural has more or fewer forms than its file or its language.")
  }
}
