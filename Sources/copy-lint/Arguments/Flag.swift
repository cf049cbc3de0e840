/// One flag: how it is written, what it says in the help, and what it does.
struct Flag: Sendable {
  /// Sets the option; false when the flag does not take that value.
  typealias Effect = @Sendable (_ options: inout Options, _ value: String) -> Bool

  var name: String
  var letter: Character?
  /// The value's name in the help; nil when the flag takes no value.
  var argument: String?
  var text: String
  /// Empty: all.
  var commands: [Command]
  var effect: Effect

  init(
    _ name: String, letter: Character? = nil, takes argument: String?, _ text: String,
    for commands: [Command] = [], effect: @escaping Effect
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.text = text
    self.commands = commands
    self.effect = effect
  }

  /// A flag that only switches something on.
  init(
    _ name: String, letter: Character? = nil, _ text: String, for commands: [Command] = [],
    switchOn: @escaping @Sendable (inout Options) -> Void
  ) {
    self.init(name, letter: letter, takes: nil, text, for: commands) { options, _ in
      switchOn(&options)
      return true
    }
  }

  /// With its dashes or without them; nil when there is no such flag.
  init?(named name: String) {
    guard let flag = allFlags.first(where: { $0.name == name || "--\($0.name)" == name }) else { return nil }
    self = flag
  }

  func belongs(to command: Command) -> Bool { commands.isEmpty || commands.contains(command) }

  /// As the help and the messages show it: `--format text|json|github`.
  var usage: String { argument.map { "--\(name) \($0)" } ?? "--\(name)" }

  /// With its dashes, the letter first: `-o`, `--output`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
