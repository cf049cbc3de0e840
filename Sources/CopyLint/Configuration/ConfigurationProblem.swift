/// What is wrong in a configuration file, and where.
public struct ConfigurationProblem: Sendable, Equatable {
  /// As the file was opened.
  public var path: String
  /// nil when the file as a whole can't be used.
  public var place: YAMLPlace?
  /// What to do, then why, in plain words.
  public var message: String

  /// `path:line:column: message`
  public var text: String {
    guard let place else { return "\(path): \(message)" }
    return "\(path):\(place.line):\(place.column): \(message)"
  }
}
