/// `copy-lint help [COMMAND]`: the help on standard output, as `--help` shows it.
func showHelp(_ options: Options, _ output: inout Output) -> ExitCode {
  output.write(help(of: options.operands.first.flatMap(Command.init(rawValue:))))
  return .clear
}
