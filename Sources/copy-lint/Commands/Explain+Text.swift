import CopyLint

/// `copy-lint explain RULE --on TEXT`: whether the rule looks at the text, and what it finds.
func explain(
  _ name: String, on text: String, _ options: Options, _ output: inout Output, _ environment: Environment
) -> ExitCode {
  guard var project = loadProject(options, environment) else { return .unusable }
  // The rule may be off by default; only settings that turn it off keep it from the text.
  project.configuration.onlyRules = [name]
  project.configuration.checksTranslations = true
  let trials = FormatTrial.all(ofRule: name, on: text, in: project)
  if !trials.isEmpty, allRules.contains(where: { $0.about.name == name && $0.about.group == .file }) {
    output.write(FormatTrial.words(for: trials, name, text))
    return .clear
  }
  var checker = project.checker()
  let sourceLocale = project.configuration.sourceLocale
  let locale = options.locales.first ?? sourceLocale
  var entry = Entry(key: "", text: text, locale: locale, localeSource: .content)
  let role = options.role.flatMap(Role.init(identifier:))
  let found = FoundString(
    text, locale: locale, role, in: project, options, environment)
  if let found {
    entry = found.entry
    checker = found.project.checker()
  } else if let role {
    (entry.role, entry.roleSource) = (role, .given)
  }
  if found == nil || options.syntax != nil {
    entry.syntax =
      options.syntax.flatMap(Syntax.init(rawValue:)) ?? syntax(of: text, in: project, environment)
  }
  if let source = options.source { (entry.source, entry.sourceLocale) = (source, sourceLocale) }
  guard var explanation = checker.explain(name, on: entry, path: found?.path ?? "") else { return .unusable }
  var cause: String?
  if explanation.findings.isEmpty, explanation.obstacle == nil {
    cause = quietCause(name, on: entry, path: found?.path ?? "", in: found?.project ?? project)
    if let cause { explanation.silence = cause }
  }
  output.write(words(for: explanation, name, text))
  if let cause, !explanation.isAsked { output.write("\n\(cause)\n") }
  if options.locales.isEmpty, found == nil, let language = explanation.onlyLanguages.first {
    output.write("\nTo try a text in that language, add --locale \(language).\n")
  }
  if let line = roleLine(explanation, found) { output.write("\n" + line + "\n") }
  let compares = allRules.contains { $0.about.name == name && $0.scope == .pair }
  let unmet = explanation.isAsked ? [] : explanation.alternatives.joined().filter { !$0.isMet }.map(\.words)
  if options.role == nil, found == nil, unmet.contains(where: { $0.hasPrefix("The role ") }) {
    output.write("\nTo try the text in that role, add --role.\n")
  }
  if options.syntax == nil, unmet.contains(where: { $0.hasPrefix("The placeholders ") }) {
    output.write("\nTo read its placeholders in one of these ways, add --syntax.\n")
  }
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
  let mostFiles = 40
  for file in FileSearch.all(of: project, environment).prefix(mostFiles) {
    guard let bytes = try? environment.read(file.location, fileSizeLimit) else { continue }
    let document = Document(path: file.path, bytes: bytes, isNamed: false)
    guard let format = checker.format(of: document) else { continue }
    let entries = format.read(document, options: project.configuration.readingOptions(of: file.path)).entries
    if let found = entries.lazy.map(\.syntax).first(where: { $0 != .none }) { return found }
  }
  if text.contains("{{") { return .i18next }
  if text.contains("%{") { return .ruby }
  if text.contains("%@") || text.contains("$@") { return .apple }
  return text.contains("%") ? .printf : .icu
}

/// Which string it is, and what tells its role, where that is not what the person said.
///
/// `It is “save” in “en.lproj/a.strings”. Its role is “button”, from the key.`
private func roleLine(_ explanation: RuleExplanation, _ found: FoundString?) -> String? {
  let clue: String
  switch explanation.roleSource {
  case .given: clue = "as the settings say"
  case .source: clue = "from the code"
  case .comment: clue = "from the comment"
  case .key: clue = "from the key"
  case .file: clue = "from the name of the file"
  case .text: clue = "from the text alone"
  case .none: clue = ""
  }
  let role = clue.isEmpty ? "Its role is unknown." : "Its role is “\(explanation.role.identifier)”, \(clue)."
  if let found {
    return "It is \(quoted(printable(shownKey(found.entry.key)))) in “\(printable(found.path))”. \(role)"
  }
  return explanation.roleSource == .text ? role + " “--role” gives it a different one." : nil
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
  if explanation.findings.isEmpty { lines.append(printable(explanation.silence)) }
  return lines.joined(separator: "\n") + "\n"
}
