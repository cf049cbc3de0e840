/// Placeholders of an ICU message that apostrophes make plain text. The readers find it.
struct QuotedPlaceholder: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "quoted-placeholder", group: .file, severity: .warning,
      summary: "Apostrophes around a name in braces make it plain text.")
  }
}
