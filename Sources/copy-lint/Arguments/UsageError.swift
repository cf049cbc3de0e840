/// What is wrong with the arguments. The cases are the facts; `message` words them.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String)
  /// What “help” was asked about.
  case noCommand(String, nearest: String?)
  case unknownFlag(String, nearest: String?)
  case missingValue(usage: String)
  case unwantedValue(flag: String)
  case wrongValue(String, usage: String)
  case otherCommand(flag: String, commands: [Command])
  case tooMany(String, command: Command)
  case missingRule
  case unknownRule(String, nearest: String?)
  /// Several rules have the word in their names.
  case severalRules(String, [String])
  /// Several rules have a word of the name in theirs.
  case nearRules(String, [String])
  case unknownEnding(String, known: [String])
  case exclusive(String, String)
  case needs(String, String)

  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "Write “\(nearest)” instead of “\(name)”. There is no such command or path."
    case .noCommand(let name, let nearest?):
      "Write “\(nearest)” instead of “\(name)”. It is the closest command."
    case .noCommand(let name, nil): "Leave out “\(name)”. “copy-lint help” lists the commands."
    case .unknownFlag(let flag, let nearest?) where nearest.contains(" "):
      "Write “\(nearest)” instead of “\(flag)”, which isn't a flag."
    case .unknownFlag(let flag, let nearest?):
      "Write “\(nearest)” instead of “\(flag)”. It is the closest flag."
    case .unknownFlag(let flag, nil): "Leave out “\(flag)”. It isn't a flag."
    case .missingValue(let usage): "Add a value: “\(usage)”."
    case .unwantedValue(let flag): "Write only “\(flag)”. It takes no value."
    case .wrongValue(let value, let usage):
      (Self.choices(usage) ?? Self.range(usage)).map { "Write \($0), not “\(value)”." }
        ?? "Change the value “\(value)”. Write “\(usage)”."
    case .otherCommand(let flag, let commands):
      "Leave out “\(flag)”. It works with \(commands.map { "“\($0.rawValue)”" }.joined(separator: ", ")) only."
    case .tooMany(let operand, let command): "Leave out “\(operand)”. “\(command.rawValue)” does not need it."
    case .missingRule: "Name a rule, such as “copy-lint explain jargon”."
    case .unknownRule(let name, let nearest?):
      "Write “\(nearest)” instead of “\(name)”. It is the closest rule."
    case .unknownRule(let name, nil): "There is no rule “\(name)”. “copy-lint rules” lists the rules."
    case .severalRules(let name, let rules):
      "Write \(rules.map { "“\($0)”" }.joined(separator: " or ")) instead of “\(name)”. Several rules have that word."
    case .nearRules(let name, let rules):
      "Write \(rules.dropLast().map { "“\($0)”" }.joined(separator: ", ")) or “\(rules.last ?? "")” instead of "
        + "“\(name)”. Those are the closest rules."
    case .unknownEnding(let output, let known):
      "Change the ending of “\(output)” to \(known.dropLast().joined(separator: ", ")) or \(known.last ?? ""), "
        + "or name a “--format”."
    case .exclusive(let left, let right): "Choose “\(left)” or “\(right)”. They do not work together."
    case .needs(let flag, let other): "Add “\(other)”. “\(flag)” only works with it."
    }
  }

  /// `a number from 1 to 256 after “--jobs”`; nil for a flag that takes anything else.
  private static func range(_ usage: String) -> String? {
    let parts = usage.split(separator: " ")
    let ends = parts.count == 2 ? parts[1].split(separator: "-").compactMap { Int($0) } : []
    return ends.count == 2 ? "a number from \(ends[0]) to \(ends[1]) after “\(parts[0])”" : nil
  }

  /// `error, warning or never after “--fail-on”`; nil for a flag that takes anything else.
  private static func choices(_ usage: String) -> String? {
    let parts = usage.split(separator: " ", maxSplits: 1).map(String.init)
    let choices = parts.count == 2 ? parts[1].split(separator: "|").map(String.init) : []
    guard choices.count > 1, let last = choices.last else { return nil }
    return "\(choices.dropLast().joined(separator: ", ")) or \(last) after “\(parts[0])”"
  }
}
