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
  entry.syntax = options.syntax.flatMap(Syntax.init(rawValue:)) ?? syntax(of: text, in: project, environment)
  entry.source = options.source
  entry.sourceLocale = options.source == nil ? nil : sourceLocale
  guard let explanation = checker.explain(name, on: entry) else { return .unusable }
  output.write(words(for: explanation, name, text))
  let compares = allRules.contains { $0.about.name == name && $0.scope == .pair }
  if compares, options.source == nil {
    output.write(
      "\nIt compares a translation with its source: add --source \"TEXT\", and --locale for the language.\n")
  }
  return .clear
}

/// The grammar of the placeholders in a text: that of the strings here, else the one that its signs show.
private func syntax(of text: String, in project: Project, _ environment: Environment) -> Syntax {
  guard
    text.utf8.contains(where: {
      $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$")
    })
  else { return .none }
  let checker = project.checker()
  let reading = project.configuration.readingOptions
  let mostFiles = 40
  for file in FileSearch.all(of: project, environment).prefix(mostFiles) {
    guard let bytes = try? environment.read(file.location, fileSizeLimit) else { continue }
    let document = Document(path: file.path, bytes: bytes, isNamed: false)
    guard let format = checker.format(of: document) else { continue }
    let entries = format.read(document, options: reading).entries
    if let found = entries.lazy.map(\.syntax).first(where: { $0 != .none }) { return found }
  }
  if text.contains("{{") { return .i18next }
  if text.contains("%{") { return .ruby }
  if text.contains("%@") || text.contains("$@") { return .apple }
  return text.contains("%") ? .printf : .icu
}

private func words(for explanation: RuleExplanation, _ name: String, _ text: String) -> String {
  let shown = quoted(printable(text))
  if let obstacle = explanation.obstacle {
    return "\(name) does not look at \(shown).\n\n  \(obstacle)\n"
  }
  var lines = [
    explanation.isAsked
      ? "\(name) looks at \(shown)." : "\(name) finds nothing in \(shown). It asks for this:", "",
  ]
  for (number, conditions) in explanation.alternatives.enumerated() {
    if number > 0 { lines.append("or") }
    lines += conditions.map { "  \($0.isMet ? "met     " : "not met ")  \($0.words)" }
    if conditions.isEmpty { lines.append("  met       It looks at each text.") }
  }
  guard explanation.isAsked else { return lines.joined(separator: "\n") + "\n" }
  lines.append("")
  for (finding, level) in zip(explanation.findings, explanation.levels) {
    lines += ["\(finding.severity.rawValue): \(printable(finding.message))", "  \(level)"]
  }
  if explanation.findings.isEmpty { lines.append("It finds nothing.") }
  return lines.joined(separator: "\n") + "\n"
}
