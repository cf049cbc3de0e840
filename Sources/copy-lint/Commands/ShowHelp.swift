/// `copy-lint help [COMMAND|FLAG]`: the help on standard output, as `--help` shows it.
func showHelp(_ options: Options, _ output: inout Output) -> ExitCode {
  output.write(help(on: options.operands.first))
  return .clear
}

/// The help of the command or flag of this name. If there is no such name, it is that of the whole program.
func help(on name: String?) -> String {
  if let name, Command(rawValue: name) == nil, let flag = Flag(named: name) { return help(of: flag) }
  return help(of: name.flatMap(Command.init(rawValue:)))
}
