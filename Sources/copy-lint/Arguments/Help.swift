/// The help of the whole program, or of one command.
func help(of command: Command?) -> String {
  guard let command else { return programHelp }
  let operands = command.operands.isEmpty ? "" : " \(command.operands)"
  return """
    \(command.summary)

    Usage: copy-lint \(command.rawValue) [FLAGS]\(operands)

    \(command.details)

    Flags:
    \(table(allFlags.filter { $0.belongs(to: command) }.map { (left(of: $0), $0.text) }))

    """
}

/// The help of one flag, and where the others are.
func help(of flag: Flag) -> String {
  let command = flag.commands.first ?? .check
  let names = flag.commands.map { "“\($0.rawValue)”" }
  let last = names.count > 1 ? " and \(names[names.count - 1])" : ""
  let listed = names.prefix(max(1, names.count - 1)).joined(separator: ", ") + last
  return """
    A flag of \(names.isEmpty ? "each command" : listed).

    \(table([(left(of: flag), flag.text)]))

    “copy-lint help \(command.rawValue)” lists all flags of that command.

    """
}

private var programHelp: String {
  """
  copy-lint checks the words of an app before people see them.

  Usage: copy-lint [COMMAND] [FLAGS] [PATH…]

  Commands:
  \(table(Command.allCases.map { ("  \($0.rawValue) \($0.operands)", $0.summary) }))

  Flags of “check”:
  \(table(allFlags.filter { $0.belongs(to: .check) }.map { (left(of: $0), $0.text) }))

  Exit codes: 1 for an error (see “--fail-on”), 2 for a path or setting to fix, else 0.
  Use “copy-lint help COMMAND” to read more about a command.

  """
}

private func left(of flag: Flag) -> String {
  "  \(flag.letter.map { "-\($0), " } ?? "    ")\(flag.usage)"
}

/// Two columns; a left side that is too wide gets its own line.
private func table(_ rows: [(left: String, right: String)]) -> String {
  let width = 32
  return rows.map { left, right in
    let space = width - left.count
    return space > 1
      ? left + String(repeating: " ", count: space) + right
      : "\(left)\n\(String(repeating: " ", count: width))\(right)"
  }.joined(separator: "\n")
}
