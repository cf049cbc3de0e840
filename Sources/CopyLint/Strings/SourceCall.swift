/// A call in the project's own code whose argument people read, as the configuration names it.
public struct SourceCall: Sendable, Equatable {
  /// The name of the function or type, such as `SettingsRow`.
  public var call: String
  /// The label of the argument; `_` for the first one without a label.
  public var argument: String
  /// What the argument is.
  public var role: Role

  /// Gives the argument of a call a role.
  public init(call: String, argument: String = "_", role: Role) {
    self.call = call
    self.argument = argument
    self.role = role
  }
}
