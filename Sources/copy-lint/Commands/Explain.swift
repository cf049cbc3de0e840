import CopyLint

/// `copy-lint explain RULE`: what the rule finds and why, how often it is right, and how to turn it off.
func explain(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard let name = options.operands.first else { return .unusable }
  guard let guide = RuleGuide(of: name) else {
    let nearest = nearestName(to: name, in: RuleDescription.pageNames())
    say(UsageError.unknownRule(name, nearest: nearest).message, environment)
    return .unusable
  }
  if let text = options.text { return explain(name, on: text, options, &output, environment) }
  output.write(
    guide.text(
      width: textWidth(environment), usesColor: usesColor(options, environment), isWhole: options.showsAll))
  return .clear
}
