/// Every reporter, the default first.
public let allReporters: [any Reporter] = [
  TextReporter(),
  JSONReporter(),
  GitHubReporter(),
  CSVReporter(),
  GitLabReporter(),
  SARIFReporter(),
  JUnitReporter(),
  CheckstyleReporter(),
  ReviewdogReporter(),
  XcodeReporter(),
  MarkdownReporter(),
  HTMLReporter(),
]
