import CopyLint

/// The report formats that a command takes, the default first.
func formats(of command: Command) -> [String] {
  switch command {
  case .check: allReporters.map(\.name)
  case .rules: ["text", "json", "markdown"]
  default: ["text", "json"]
  }
}
