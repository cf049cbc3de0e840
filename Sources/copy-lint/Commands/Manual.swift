/// `copy-lint manual`: the manual page on standard output.
func manual(_ output: inout Output) -> ExitCode {
  output.write(manualPage)
  return .clear
}
