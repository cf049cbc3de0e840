import CopyLint

/// `copy-lint explain RULE`: the page of the rule, and how to keep it quiet.
func explain(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard let name = options.operands.first else { return .unusable }
  guard let page = RuleDescription.page(named: name) else {
    let nearest = nearestName(to: name, in: RuleDescription.pageNames())
    say(UsageError.unknownRule(name, nearest: nearest).message, environment)
    return .unusable
  }
  if let text = options.text { return explain(name, on: text, options, &output, environment) }
  output.write(page)
  output.write(
    """

    ## When it is wrong

    For one string, write this in its comment, with your reason:

        copy-lint:disable \(name) -- reason

    For all strings, write this in “.copy-lint.yml”:

        rules:
          \(name): off

    """)
  return .clear
}
