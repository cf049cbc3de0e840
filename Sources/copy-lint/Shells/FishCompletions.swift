/// A line for each command, flag and operand.
func fishCompletions(rules: [String]) -> String {
  let commands = Command.allCases.map { command in
    "complete -c copy-lint -n __copy_lint_at_start -a \(command.rawValue) -d \(quoted(command.summary))"
  }
  let names = Command.allCases.map(\.rawValue).joined(separator: " ")
  let noFiles = Command.allCases.filter { $0.operand != .paths }.map(\.rawValue).joined(separator: " ")
  return """
    # Completions of copy-lint for fish.

    set -g __copy_lint_rules \(rules.joined(separator: " "))

    # The first word that is neither a flag nor its value.
    function __copy_lint_first
        set -l isValue no
        for word in (commandline -opc)[2..-1]
            if test $isValue = yes
                set isValue no
                continue
            end
            switch $word
                case \(Command.valueSpellings.joined(separator: " "))
                    set isValue yes
                case --
                    echo ./
                    return
                case '-*'
                case '*'
                    echo -- $word
                    return
            end
        end
    end

    function __copy_lint_at_start
        set -l first (__copy_lint_first)
        test -z "$first"
    end

    # Whether the command is one of those named; without a command it is “check”.
    function __copy_lint_command
        set -l first (__copy_lint_first)
        set -l command check
        contains -- "$first" \(names); and set command $first
        contains -- $command $argv
    end

    \(commands.joined(separator: "\n"))
    complete -c copy-lint -n '__copy_lint_command \(noFiles)' -f
    complete -c copy-lint -n '__copy_lint_command explain' -a '$__copy_lint_rules'
    complete -c copy-lint -n '__copy_lint_command help' -a '\(names)'
    complete -c copy-lint -n '__copy_lint_command completions' -a '\(Shell.allCases.map(\.rawValue).joined(separator: " "))'
    \(allFlags.flatMap(lines).joined(separator: "\n"))

    """
}

/// One line, or one for each set of values that the flag has.
private func lines(for flag: Flag) -> [String] {
  let commands = Command.allCases.filter(flag.belongs)
  var groups: [(value: Flag.Value, commands: [Command])] = []
  for command in commands {
    let value = flag.value(for: command)
    if let index = groups.firstIndex(where: { $0.value == value }) {
      groups[index].commands.append(command)
    } else {
      groups.append((value, [command]))
    }
  }
  return groups.map { value, commands in
    let names = commands.map(\.rawValue).joined(separator: " ")
    let letter = flag.letter.map { " -s \($0)" } ?? ""
    return "complete -c copy-lint -n '__copy_lint_command \(names)'\(letter) -l \(flag.name)"
      + "\(action(for: value)) -d \(quoted(flag.text))"
  }
}

private func action(for value: Flag.Value) -> String {
  switch value {
  case .none: ""
  case .any: " -x"
  case .file: " -r -F"
  case .rules: " -x -a '(__fish_complete_list , \"string split \\\" \\\" \\\"$__copy_lint_rules\\\"\")'"
  case .choices(let choices): " -x -a '\(choices.joined(separator: " "))'"
  }
}

private func quoted(_ text: String) -> String {
  "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
}
