import CopyLint

/// Runs the program.
///
/// - Parameter arguments: without the name of the program.
/// - Returns: the exit code.
func run(arguments: [String], environment: Environment) -> Int32 {
  var output = Output(environment)
  let code = perform(arguments, &output, environment)
  output.flush()
  // Whoever closes the pipe early has seen enough. That is no failure, and it hides none.
  if output.readerIsGone { return code.rawValue }
  if output.hasFailed {
    say("Free some space, then try again. The output could not be written.", environment)
    return ExitCode.unusable.rawValue
  }
  return code.rawValue
}

private func perform(_ arguments: [String], _ output: inout Output, _ environment: Environment) -> ExitCode {
  let options: Options
  do throws(UsageError) {
    options = try parse(arguments)
  } catch {
    say(error.message, environment)
    return .unusable
  }
  if options.wantsVersion {
    return showVersion(&output)
  }
  if options.wantsHelp {
    let isNamed = commandIndex(in: arguments) != nil
    output.write(isNamed ? help(of: options.command) : help(on: options.operands.first))
    return .clear
  }
  if commandIndex(in: arguments) == nil, let error = misspelledCommand(options, environment) {
    say(error.message, environment)
    return .unusable
  }
  return switch options.command {
  case .check: check(options, &output, environment)
  case .grade: grade(options, &output, environment)
  case .dump: dump(options, &output, environment)
  case .stream: stream(options, &output, environment)
  case .lsp: serve(options, &output, environment)
  case .rules: listRules(options, &output, environment)
  case .explain: explain(options, &output, environment)
  case .config: showConfiguration(options, &output, environment)
  case .contract: contract(options, &output, environment)
  case .initialize where options.writesGuide: writeGuide(options, &output, environment)
  case .initialize: initialize(options, &output, environment)
  case .completions: completions(options, &output)
  case .manual: manual(&output, environment)
  case .help: showHelp(options, &output)
  case .version: showVersion(&output)
  }
}

/// The first word that is neither command nor path, when it looks like a command.
private func misspelledCommand(_ options: Options, _ environment: Environment) -> UsageError? {
  guard let word = options.operands.first, !word.contains("/"),
    !word.contains("."),
    let nearest = Flag(named: word).flatMap({
      $0.argument == nil && $0.belongs(to: .check) ? "--\($0.name)" : nil
    })
      ?? Command(otherTool: word)?.rawValue
      ?? nearestName(to: word, in: Command.allCases.map(\.rawValue)), nearest != word,
    environment.kind(absolutePath(word, in: environment.workingFolder())) == nil
  else { return nil }
  return .unknownCommand(word, nearest: nearest)
}

/// A message for the person at the terminal, on one line.
func say(_ message: String, _ environment: Environment) {
  environment.writeMessage("copy-lint: \(printable(message))\n")
}
