import CopyLint

// Checks the arguments as titles, by the rule of this example and by all others.
var checker = Checker(rules: [Shouting()])
for argument in CommandLine.arguments.dropFirst() {
  var entry = Entry(text: argument)
  entry.role = .title
  for finding in checker.check(entry).findings { print("\(finding.message) [\(finding.rule)]") }
}
