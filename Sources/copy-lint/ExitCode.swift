/// What the program ends with. The larger wins.
enum ExitCode: Int32, Comparable, Sendable {
  case clear = 0
  /// A finding at or above `--fail-on`.
  case findings = 1
  /// Arguments, configuration, or a path that is missing, unreadable or over a limit.
  case unusable = 2

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
