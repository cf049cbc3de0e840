/// Why a configuration is not to be used.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, file by file and line by line; at least one.
  public let problems: [ConfigurationProblem]

  /// Each problem on a line of its own, with its file and place.
  public var description: String { problems.map(\.text).joined(separator: "\n") }
}
