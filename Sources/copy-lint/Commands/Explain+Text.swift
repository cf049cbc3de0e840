import CopyLint

/// `copy-lint explain RULE --on TEXT`: whether the rule looks at the text, and what it finds.
func explain(
  _ name: String, on text: String, _ options: Options, _ output: inout Output, _ environment: Environment
) -> ExitCode {
  guard var project = loadProject(options, environment) else { return .unusable }
  // The rule may be off by default; only settings that turn it off keep it from the text.
  project.configuration.onlyRules = [name]
  project.configuration.checksTranslations = true
  var checker = project.checker()
  let sourceLocale = project.configuration.sourceLocale
  var entry = Entry(
    key: "", text: text, locale: options.locales.first ?? sourceLocale, localeSource: .content)
  if let role = options.role.flatMap(Role.init(identifier:)) {
    (entry.role, entry.roleSource) = (role, .given)
  }
  entry.syntax = options.syntax.flatMap(Syntax.init(rawValue:)) ?? .none
  entry.source = options.source
  entry.sourceLocale = options.source == nil ? nil : sourceLocale
  guard let explanation = checker.explain(name, on: entry) else { return .unusable }
  output.write(words(for: explanation, name, text))
  return .clear
}

private func words(for explanation: RuleExplanation, _ name: String, _ text: String) -> String {
  let shown = quoted(printable(text))
  if let obstacle = explanation.obstacle {
    return "\(name) does not look at \(shown).\n\n  \(obstacle)\n"
  }
  var lines = [
    explanation.isAsked ? "\(name) looks at \(shown)." : "\(name) does not look at \(shown).", "",
  ]
  for (number, conditions) in explanation.alternatives.enumerated() {
    if number > 0 { lines.append("or") }
    lines += conditions.map { "  \($0.isMet ? "yes" : "no ")  \($0.words)" }
    if conditions.isEmpty { lines.append("  yes  It looks at each text.") }
  }
  guard explanation.isAsked else { return lines.joined(separator: "\n") + "\n" }
  lines.append("")
  lines += explanation.findings.map { "\($0.severity.rawValue): \(printable($0.message))" }
  if explanation.findings.isEmpty { lines.append("It finds nothing.") }
  return lines.joined(separator: "\n") + "\n"
}
