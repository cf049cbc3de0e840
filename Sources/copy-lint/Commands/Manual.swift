/// `copy-lint manual`: the manual page on standard output, as `man` reads it.
///
/// A person at a terminal gets the same words as text.
func manual(_ output: inout Output, _ environment: Environment) -> ExitCode {
  guard environment.outputIsTerminal() else {
    output.write(manualPage)
    return .clear
  }
  output.write(help(of: nil))
  for command in Command.allCases { output.write("\ncopy-lint \(command.rawValue)\n\n\(help(of: command))") }
  say("As a manual page: “copy-lint manual | man -l -”.", environment)
  return .clear
}
