/// `copy-lint completions SHELL`: the script on standard output.
func completions(_ options: Options, _ output: inout Output) -> ExitCode {
  guard let shell = options.operands.first.flatMap(Shell.init(rawValue:)) else { return .unusable }
  output.write(shell.completions)
  return .clear
}
