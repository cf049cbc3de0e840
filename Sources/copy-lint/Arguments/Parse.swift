import CopyLint

/// Where the command is: the first word that is neither a flag nor its value, if it is the name of a command.
///
/// A path comes in its place when it begins with `./` or follows `--`.
func commandIndex(in arguments: [String]) -> Int? {
  var index = 0
  while index < arguments.count {
    let argument = arguments[index]
    if argument == "--" { return nil }
    guard argument.hasPrefix("-"), argument != "-" else {
      return Command(rawValue: argument) == nil ? nil : index
    }
    index += takesNextWord(argument) ? 2 : 1
  }
  return nil
}

/// Whether the word after this flag is its value.
private func takesNextWord(_ argument: String) -> Bool {
  if argument.hasPrefix("--") {
    return allFlags.contains { $0.argument != nil && argument.dropFirst(2) == $0.name }
  }
  // Of letters that share a dash, the first one with a value takes the rest of the word, too.
  let letters = argument.dropFirst()
  let first = letters.firstIndex { letter in allFlags.contains { $0.letter == letter && $0.argument != nil } }
  return first.map { letters.index(after: $0) == letters.endIndex } ?? false
}

/// Reads the arguments, without the name of the program.
func parse(_ arguments: [String]) throws(UsageError) -> Options {
  var options = Options()
  var arguments = arguments
  if let index = commandIndex(in: arguments), let command = Command(rawValue: arguments.remove(at: index)) {
    options.command = command
  }
  var rest = arguments[...]
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
  // To ask for a rule is to ask what it finds, notes too. To have notes fixed takes a word more.
  options.fixesNotes = options.showsNotes
  if !options.rules.isEmpty { options.showsNotes = true }
  if options.command == .check { complete(&options) }
  return options
}

private func parseLong(
  _ argument: String, rest: inout ArraySlice<String>, into options: inout Options
) throws(UsageError) {
  let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  let name = parts.first.map(String.init) ?? ""
  let flag = allFlags.first { $0.name == name }
  // As other programs spell it: `--json`.
  if !(flag?.belongs(to: options.command) ?? false), formats(of: options.command).contains(name),
    Flag(named: "format")?.belongs(to: options.command) ?? false
  {
    throw .unknownFlag("--\(name)", nearest: "--format \(name)")
  }
  guard let flag else {
    let own = allFlags.filter { $0.belongs(to: options.command) }.map(\.name)
    let nearest = nearestName(to: name, in: own)
    throw .unknownFlag("--\(name)", nearest: nearest.map { "--\($0)" })
  }
  if options.command == .help, flag.name != "help" {
    options.operands.append(argument)
    return
  }
  try apply(flag, value: parts.count > 1 ? String(parts[1]) : nil, rest: &rest, to: &options)
}

/// Letters may share a dash (`-qv`); the value of the last may follow right away (`-j4`).
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
  guard flag.effect(&options, value) else {
    let choices =
      switch flag.name {
      case "format": formats(of: options.command)
      case "role": Role.identifiers
      case "syntax": Syntax.allCases.map(\.rawValue)
      default: [String]()
      }
    let usage = choices.isEmpty ? flag.usage : "--\(flag.name) \(choices.joined(separator: "|"))"
    throw .wrongValue(value, usage: usage)
  }
}

/// What a person leaves out because it is plain: a text from the input, a report by the ending of its file, the last commit.
private func complete(_ options: inout Options) {
  if options.operands.contains("-"), options.inputName == nil { options.inputName = "input.txt" }
  // A commit answers for what it changes.
  if options.isStaged, options.since == nil { options.since = "HEAD" }
  if options.format == nil, let output = options.output {
    options.format = reportEndings.first { output.lowercased().hasSuffix($0.ending) }?.format
  }
}

/// A report of another kind than its name says would not open.
private func checkEnding(of output: String, _ formats: [String]) throws(UsageError) {
  let name = output.split(separator: "/").last.map { $0.lowercased() } ?? ""
  guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return }
  let endings = reportEndings.filter { formats.contains($0.format) }.map(\.ending) + [".txt"]
  if !endings.contains(String(name[dot...])) { throw .unknownEnding(output, known: endings) }
}

private let reportEndings: [(ending: String, format: String)] = [
  (".html", "html"), (".htm", "html"), (".md", "markdown"), (".sarif", "sarif"), (".json", "json"),
  (".csv", "csv"),
]

private func checkTogether(_ options: Options) throws(UsageError) {
  if let output = options.output, options.command == .check || options.command == .grade {
    let takes = formats(of: options.command)
    if options.format.map({ !takes.contains($0) }) ?? true { try checkEnding(of: output, takes) }
  }
  if options.fixes, options.showsDiff { throw .exclusive("--fix", "--diff") }
  try checkSuppressing(options)
  if options.showsOnlyNew, options.format != "sarif", !(options.output ?? "").hasSuffix(".sarif") {
    throw .needs("--new-only", "--format sarif")
  }
  if options.fixesUnsafe, !options.fixes, !options.showsDiff { throw .needs("--unsafe-fixes", "--fix") }
  if options.checksTranslations, options.leavesTranslations {
    throw .exclusive("--translations", "--no-translations")
  }
  if options.ignoresBaseline, options.writesBaseline { throw .exclusive("--no-baseline", "--write-baseline") }
  // They look at a part of what the baseline has to list.
  if options.writesBaseline, options.since != nil { throw .exclusive("--write-baseline", "--since") }
  if options.writesBaseline, !options.keys.isEmpty { throw .exclusive("--write-baseline", "--key") }
  if options.writesBaseline, options.onlyOwnTerms { throw .exclusive("--write-baseline", "--own-terms") }
  if options.writesBaseline, options.isStaged { throw .exclusive("--write-baseline", "--staged") }
  if options.ignoresBaseline, options.baseline != nil { throw .exclusive("--no-baseline", "--baseline") }
  if options.showsDiff, options.format != nil { throw .exclusive("--diff", "--format") }
  if options.showsStatistics, options.format ?? "text" != "text" {
    throw .needs("--statistics", "--format text")
  }
  switch options.command {
  case .stream, .lsp, .rules, .initialize, .manual, .version:
    if let operand = options.operands.first { throw .tooMany(operand, command: options.command) }
  case .explain:
    guard !options.operands.isEmpty else { throw .missingRule }
    if options.operands.count > 1 { throw .tooMany(options.operands[1], command: .explain) }
    if options.text == nil {
      if options.role != nil { throw .needs("--role", "--on") }
      if options.syntax != nil { throw .needs("--syntax", "--on") }
      if options.source != nil { throw .needs("--source", "--on") }
      if !options.locales.isEmpty { throw .needs("--locale", "--on") }
    }
  case .config:
    if options.operands.count > 1 { throw .tooMany(options.operands[1], command: .config) }
    if options.showsSchema, options.listsSettings { throw .exclusive("--schema", "--list") }
  case .completions:
    let shells = Command.completions.operands
    guard let shell = options.operands.first else { throw .missingValue(usage: "completions \(shells)") }
    guard Shell(rawValue: shell) != nil else { throw .wrongValue(shell, usage: "completions \(shells)") }
    if options.operands.count > 1 { throw .tooMany(options.operands[1], command: .completions) }
  case .help:
    if let name = options.operands.first, Command(rawValue: name) == nil, Flag(named: name) == nil {
      throw .noCommand(name, nearest: nearestName(to: name, in: Command.allCases.map(\.rawValue)))
    }
    if options.operands.count > 1 { throw .tooMany(options.operands[1], command: .help) }
  case .check:
    let readsInput = options.operands.contains("-")
    if !readsInput, options.inputName != nil { throw .needs("--stdin-filename", "-") }
    if readsInput, options.operands.count > 1 {
      throw .tooMany(options.operands[options.operands[0] == "-" ? 1 : 0], command: .check)
    }
    if readsInput, options.fixes { throw .exclusive("-", "--fix") }
    if readsInput, options.isStaged { throw .exclusive("-", "--staged") }
    if options.isStaged, options.fixes { throw .exclusive("--staged", "--fix") }
  case .grade, .dump, .contract: break
  }
}

private func checkSuppressing(_ options: Options) throws(UsageError) {
  guard options.addsSuppressions else {
    if options.reason != nil { throw .needs("--reason", "--add-suppressions") }
    return
  }
  if options.fixes { throw .exclusive("--add-suppressions", "--fix") }
  if options.fixesUnsafe { throw .exclusive("--add-suppressions", "--unsafe-fixes") }
  if options.writesBaseline { throw .exclusive("--add-suppressions", "--write-baseline") }
  if options.isStaged { throw .exclusive("--add-suppressions", "--staged") }
  if options.operands.contains("-") { throw .exclusive("--add-suppressions", "-") }
}
