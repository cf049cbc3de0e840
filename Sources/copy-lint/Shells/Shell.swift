import CopyLint

/// A shell that copy-lint has completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// How to put the script in place, as the help shows it.
  var example: String {
    switch self {
    case .bash: "copy-lint completions bash >~/.local/share/bash-completion/completions/copy-lint"
    case .zsh: "copy-lint completions zsh >~/.zsh/completions/_copy-lint"
    case .fish: "copy-lint completions fish >~/.config/fish/completions/copy-lint.fish"
    }
  }

  /// The script, made from the tables of commands, flags and rules.
  var completions: String {
    let rules = allRules.map(\.about.name)
    return switch self {
    case .bash: bashCompletions(rules: rules)
    case .zsh: zshCompletions(rules: rules)
    case .fish: fishCompletions(rules: rules)
    }
  }
}

extension Command {
  /// What a shell can offer for the words after the command.
  enum Operand {
    case none, paths, rule, shell, command
  }

  var operand: Operand {
    switch self {
    case .check, .grade, .dump, .config, .contract: .paths
    case .explain: .rule
    case .completions: .shell
    case .help: .command
    case .stream, .lsp, .rules, .initialize, .manual, .version: .none
    }
  }

  /// Every spelling of a flag whose value is the next word.
  static var valueSpellings: [String] { allFlags.filter { $0.argument != nil }.flatMap(\.spellings) }

  /// The flags that the command takes, in the order of the help.
  var flags: [Flag] { allFlags.filter { $0.belongs(to: self) } }
}
