import CopyLint

extension Flag {
  /// What a shell can offer for the value.
  enum Value: Equatable {
    case none
    /// Nothing that could be known before it is typed: a number, a language.
    case any
    case choices([String])
    case file
    /// Names of rules with commas between them.
    case rules
  }

  /// - Parameter command: `check` has more kinds of reports than the others.
  func value(for command: Command) -> Value {
    switch argument {
    case nil: .none
    case "FILE": .file
    case "RULES": .rules
    case "SYNTAX": .choices(Syntax.allCases.map(\.rawValue))
    case "ROLE": .choices(Role.identifiers)
    case _ where name == "format": .choices(formats(of: command))
    case let argument? where argument.contains("|"):
      .choices(argument.split(separator: "|").map(String.init))
    case _?: .any
    }
  }
}
