/// `copy-lint version`: the version on standard output, as `--version` shows it.
func showVersion(_ output: inout Output) -> ExitCode {
  output.write(versionText)
  return .clear
}
