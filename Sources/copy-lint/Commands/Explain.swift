import CopyLint

/// `copy-lint explain RULE`: what the rule finds and why, how often it is right, and how to turn it off.
func explain(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard let name = options.operands.first else { return .unusable }
  guard let guide = RuleGuide(of: name) else {
    say(unknownRule(name, among: RuleDescription.pageNames()).message, environment)
    return .unusable
  }
  if let text = options.text { return explain(name, on: text, options, &output, environment) }
  output.write(
    guide.text(
      width: textWidth(environment), usesColor: usesColor(options, environment), isWhole: options.showsAll))
  return .clear
}

/// What to say of a name that no rule has: the nearest one, else those that have it as a word, as “missing” is in
/// “translation-missing”.
func unknownRule(_ name: String, among names: [String]) -> UsageError {
  if let nearest = nearestName(to: name, in: names) { return .unknownRule(name, nearest: nearest) }
  let word = name.lowercased()
  let alike = names.filter { $0.split(separator: "-").contains { $0 == word } }
  if alike.count > 1 { return .severalRules(name, alike) }
  if let only = alike.first { return .unknownRule(name, nearest: only) }
  let sharing = namesSharingWord(with: name, in: names, most: 3)
  if sharing.count > 1 { return .nearRules(name, sharing) }
  return .unknownRule(name, nearest: sharing.first)
}
