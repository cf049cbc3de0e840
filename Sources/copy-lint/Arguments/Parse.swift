import CopyLint

/// Reads the arguments, without the name of the program.
func parse(_ arguments: [String]) throws(UsageError) -> Options {
  var options = Options()
  var rest = arguments[...]
  if let first = rest.first, let command = Command(rawValue: first) {
    options.command = command
    rest = rest.dropFirst()
  }
  while let argument = rest.popFirst() {
    if argument == "--" {
      options.operands += rest
      break
    }
    if argument.hasPrefix("--") {
      try parseLong(argument, rest: &rest, into: &options)
    } else if argument.hasPrefix("-"), argument != "-" {
      try parseShort(argument, rest: &rest, into: &options)
    } else {
      options.operands.append(argument)
    }
  }
  if !options.wantsHelp, !options.wantsVersion { try checkTogether(options) }
  return options
}

private func parseLong(
  _ argument: String, rest: inout ArraySlice<String>, into options: inout Options
) throws(UsageError) {
  let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  let name = parts.first.map(String.init) ?? ""
  guard let flag = allFlags.first(where: { $0.name == name }) else {
    let own = allFlags.filter { $0.belongs(to: options.command) }.map(\.name)
    let nearest = nearestName(to: name, in: own)
    throw .unknownFlag("--\(name)", nearest: nearest.map { "--\($0)" })
  }
  try apply(flag, value: parts.count > 1 ? String(parts[1]) : nil, rest: &rest, to: &options)
}

/// Letters may share a dash (`-qv`); the value of the last may follow at once (`-j4`).
private func parseShort(
  _ argument: String, rest: inout ArraySlice<String>, into options: inout Options
) throws(UsageError) {
  var letters = argument.dropFirst()
  while let letter = letters.popFirst() {
    guard let flag = allFlags.first(where: { $0.letter == letter }) else {
      throw .unknownFlag("-\(letter)", nearest: nil)
    }
    if flag.argument != nil, !letters.isEmpty {
      let value = letters.first == "=" ? letters.dropFirst() : letters
      return try apply(flag, value: String(value), rest: &rest, to: &options)
    }
    try apply(flag, value: nil, rest: &rest, to: &options)
  }
}

private func apply(
  _ flag: Flag, value: String?, rest: inout ArraySlice<String>, to options: inout Options
) throws(UsageError) {
  guard flag.belongs(to: options.command) else {
    throw .otherCommand(flag: "--\(flag.name)", commands: flag.commands)
  }
  guard flag.argument != nil else {
    guard value == nil else { throw .unwantedValue(flag: "--\(flag.name)") }
    _ = flag.effect(&options, "")
    return
  }
  guard let value = value ?? rest.popFirst() else { throw .missingValue(usage: flag.usage) }
  guard flag.effect(&options, value) else { throw .wrongValue(value, usage: flag.usage) }
}

private func checkTogether(_ options: Options) throws(UsageError) {
  if options.fixes, options.showsDiff { throw .exclusive("--fix", "--diff") }
  if options.fixesUnsafe, !options.fixes, !options.showsDiff { throw .needs("--unsafe-fixes", "--fix") }
  if options.ignoresBaseline, options.writesBaseline { throw .exclusive("--no-baseline", "--write-baseline") }
  if options.ignoresBaseline, options.baseline != nil { throw .exclusive("--no-baseline", "--baseline") }
  if options.showsDiff, options.format != nil { throw .exclusive("--diff", "--format") }
  switch options.command {
  case .stream, .lsp, .rules, .initialize, .manual:
    if let operand = options.operands.first { throw .tooMany(operand, command: options.command) }
  case .explain:
    guard !options.operands.isEmpty else { throw .missingRule }
    if options.operands.count > 1 { throw .tooMany(options.operands[1], command: .explain) }
  case .completions:
    let shells = Command.completions.operands
    guard let shell = options.operands.first else { throw .missingValue(usage: "completions \(shells)") }
    guard Shell(rawValue: shell) != nil else { throw .wrongValue(shell, usage: "completions \(shells)") }
    if options.operands.count > 1 { throw .tooMany(options.operands[1], command: .completions) }
  case .check, .grade, .dump: break
  }
}
