/// What an ICU message's own parser, or the next reader, would not take. The readers find it.
struct MessageSyntax: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "message-syntax", group: .file, severity: .error,
      summary: "A message has a mistake that keeps the app from showing it as it is meant.")
  }
}
