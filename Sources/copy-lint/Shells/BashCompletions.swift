/// Works in the bash 3.2 of macOS, too, so it does without `mapfile` and `compopt`.
func bashCompletions(rules: [String]) -> String {
  let commands = Command.allCases.map(\.rawValue)
  let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
  return """
    # Completions of copy-lint for bash.

    _copy_lint() {
      local word=${COMP_WORDS[COMP_CWORD]} flag=${COMP_WORDS[COMP_CWORD - 1]} command=check
      local rules="\(rules.joined(separator: " "))"
      # bash cuts “--format=json” into three words.
      if [[ $word == = ]]; then
        word=
      elif [[ $flag == = ]]; then
        flag=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      # The first word that is neither a flag nor its value may be the command.
      local at=1 first=
      while ((at < COMP_CWORD)) && [[ -z $first ]]; do
        case ${COMP_WORDS[at]} in
          --) first=-- ;;
          \(Command.valueSpellings.joined(separator: " | ")))
            [[ ${COMP_WORDS[at + 1]} == = ]] && ((at++))
            ((at++))
            ;;
          -*) ;;
          *) first=${COMP_WORDS[at]} ;;
        esac
        ((at++))
      done
      case $first in
        \(commands.joined(separator: " | "))) command=$first ;;
      esac
      COMPREPLY=()
      case $command/$flag in
    \(Command.allCases.flatMap(valueCases).joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then
        case $command in
    \(Command.allCases.map(flagCase).joined(separator: "\n"))
        esac
        return
      fi
      case $command in
        explain) COMPREPLY=($(compgen -W "$rules" -- "$word")) ;;
        completions) COMPREPLY=($(compgen -W "\(shells)" -- "$word")) ;;
        help) COMPREPLY=($(compgen -W "\(commands.joined(separator: " "))" -- "$word")) ;;
        *) [[ $first ]] || COMPREPLY=($(compgen -W "\(commands.joined(separator: " "))" -- "$word")) ;;
      esac
    }

    # Where nothing fits, bash offers files.
    complete -o bashdefault -o default -F _copy_lint copy-lint

    """
}

/// One case for each flag with a value; where there are no words, bash offers files.
private func valueCases(of command: Command) -> [String] {
  command.flags.compactMap { flag in
    let pattern = flag.spellings.map { "\(command.rawValue)/\($0)" }.joined(separator: " | ")
    return switch flag.value(for: command) {
    case .none: nil
    case .any, .file: "    \(pattern)) return ;;"
    case .choices(let choices):
      """
          \(pattern))
            COMPREPLY=($(compgen -W "\(choices.joined(separator: " "))" -- "$word"))
            return
            ;;
      """
    case .rules:
      """
          \(pattern))
            local before=
            [[ $word == *,* ]] && before=${word%,*},
            COMPREPLY=($(compgen -P "$before" -W "$rules" -- "${word##*,}"))
            return
            ;;
      """
    }
  }
}

private func flagCase(of command: Command) -> String {
  let names = command.flags.flatMap(\.spellings).joined(separator: " ")
  return "      \(command.rawValue)) COMPREPLY=($(compgen -W \"\(names)\" -- \"$word\")) ;;"
}
