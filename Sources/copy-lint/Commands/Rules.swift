import CopyLint

/// `copy-lint rules`: every rule with its defaults.
func listRules(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  let rules = allRules
  if options.format == "json" {
    var json = JSONWriter()
    json.array { list in for rule in rules { write(rule, into: &list) } }
    json.newline()
    output.write(json.bytes)
    return .clear
  }
  if options.format == "markdown" {
    guard let project = loadProject(options, environment) else { return .unusable }
    output.write(rulesPage(project.configuration))
    return .clear
  }
  let width = rules.map(\.about.name.count).max() ?? 0
  var group: RuleDescription.Group?
  for rule in rules.map(\.about) {
    if rule.group != group { output.write("\(group == nil ? "" : "\n")\(rule.group.rawValue)\n") }
    group = rule.group
    let level = rule.isDefault ? rule.severity.rawValue : "off"
    let marks = padded(level, 7) + (rule.isFixable ? "  fix  " : "       ")
    output.write("  \(padded(rule.name, width))  \(marks)\(rule.summary)\n")
  }
  output.write(
    "\nA rule with “fix” knows what to write instead. “copy-lint explain RULE” tells you more.\n"
      + "These are the defaults. “copy-lint rules --format markdown” lists the rules that your settings have on.\n"
  )
  return .clear
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func write(_ rule: any Rule, into json: inout JSONWriter) {
  let scope = rule.scope.rawValue
  let rule = rule.about
  json.object {
    $0.member("name", rule.name)
    $0.member("group", rule.group.rawValue)
    $0.member("severity", rule.severity.rawValue)
    $0.member("default", rule.isDefault)
    $0.member("fixable", rule.isFixable)
    $0.member("scope", scope)
    $0.array("languages") { for language in rule.languages { $0.value(language) } }
    $0.member("summary", rule.summary)
    $0.object("settings") {
      for setting in rule.settings { write(setting.value, named: setting.name, into: &$0) }
    }
    $0.member("page", "Documentation/Rules/\(rule.name).md")
  }
}

private func write(_ value: SettingValue, named name: String, into json: inout JSONWriter) {
  switch value {
  case .text(let text): json.member(name, text)
  case .number(let number): json.member(name, number)
  case .flag(let flag): json.member(name, flag)
  case .list(let items): json.array(name) { for item in items { $0.value(item) } }
  case .mapping(let members):
    json.object(name) { for member in members { write(member.value, named: member.name, into: &$0) } }
  }
}
