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
  output.write("\n## How often it is right\n\n\(howOftenRight(name))\n")
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

/// "Of 50 warnings in 11 apps that no rule was tuned on, readers called 41 right and 2 wrong."
private func howOftenRight(_ name: String) -> String {
  let lines = RuleDescription.records(ofRule: name).map { record in
    let findings = "\(record.read) \(record.severity.rawValue)\(record.read == 1 ? "" : "s")"
    let apps = "\(record.apps) app\(record.apps == 1 ? "" : "s")"
    return "Of \(findings) in \(apps) that no rule was tuned on, readers called \(record.right) right and "
      + "\(record.wrong) wrong (\(record.round))."
  }
  return lines.isEmpty
    ? "Nobody has read its findings yet in apps that no rule was tuned on." : lines.joined(separator: "\n")
}
