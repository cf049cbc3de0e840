/// Built on `_arguments` of zsh's own completion system.
func zshCompletions(rules: [String]) -> String {
  let commands = Command.allCases.map { "    \(quoted("\($0.rawValue):\(inList($0.summary))"))" }
  return """
    #compdef copy-lint
    # Completions of copy-lint for zsh.

    _copy-lint() {
      local -a commands rules
      commands=(
    \(commands.joined(separator: "\n"))
      )
      rules=(\(rules.joined(separator: " ")))
      local command=check
      # The first word that is neither a flag nor its value may be the command.
      local -i at=2
      while ((at < CURRENT)); do
        case $words[at] in
          --) break ;;
          (\(Command.valueSpellings.joined(separator: "|"))) ((at += 2)) ;;
          -*) ((at++)) ;;
          *) break ;;
        esac
      done
      if ((at == CURRENT)) && [[ $words[at] != -* ]]; then
        _describe command commands
        _files
        return
      fi
      if ((at < CURRENT && ${commands[(I)$words[at]:*]})); then
        command=$words[at]
        shift $((at - 1)) words
        ((CURRENT -= at - 1))
      fi
      case $command in
    \(Command.allCases.map(arguments).joined(separator: "\n"))
      esac
    }

    # Read as a completion by itself, or sourced.
    if [[ $funcstack[1] == _copy-lint ]]; then
      _copy-lint "$@"
    else
      compdef _copy-lint copy-lint
    fi

    """
}

private func arguments(of command: Command) -> String {
  let flags = command.flags.map { specification(of: $0, for: command) }
  return """
        \(command.rawValue))
          _arguments -s -S \\
    \((flags + operands(of: command)).map { "        \($0)" }.joined(separator: " \\\n"))
          ;;
    """
}

/// Such as `'(-o --output)'{-o+,--output=}'[Write the report to this file.]:FILE:_files'`.
private func specification(of flag: Flag, for command: Command) -> String {
  let value = flag.value(for: command)
  // A flag that adds to a list may come again.
  let isList = flag.argument == "RULES" || flag.argument == "LANGUAGES" || flag.name == "glossary"
  let long = value == .none ? "--\(flag.name)" : "--\(flag.name)="
  let names = flag.letter.map { letter in
    "{-\(letter)\(value == .none ? "" : "+"),\(long)}"
  }
  let exclusion = isList ? quoted("*") : quoted("(\(flag.spellings.joined(separator: " ")))")
  let rest = quoted("[\(inBrackets(flag.text))]\(action(for: value, named: flag.argument ?? ""))")
  return "\(exclusion)\(names ?? long)\(rest)"
}

private func action(for value: Flag.Value, named name: String) -> String {
  switch value {
  case .none: ""
  case .any: ":\(name): "
  case .file: ":\(name):_files"
  case .rules: ":\(name):_sequence compadd - $rules"
  case .choices(let choices): ":value:(\(choices.joined(separator: " ")))"
  }
}

private func operands(of command: Command) -> [String] {
  switch command.operand {
  case .none: []
  case .paths: ["'*:path:_files'"]
  case .rule: ["'1:rule:compadd - $rules'"]
  case .command: ["'1:command:(\(Command.allCases.map(\.rawValue).joined(separator: " ")))'"]
  case .shell: ["'1:shell:(\(Shell.allCases.map(\.rawValue).joined(separator: " ")))'"]
  }
}

private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

/// In a list for `_describe`, a colon ends the name.
private func inList(_ text: String) -> String { text.replacing(":", with: "\\:") }

/// In the brackets of a flag.
private func inBrackets(_ text: String) -> String {
  text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
}
