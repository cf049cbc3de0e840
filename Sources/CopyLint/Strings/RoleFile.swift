/// What a file's name says of all its strings.
enum RoleFile: BitwiseCopyable, Sendable {
  /// "AccessibilityStrings.strings": for screen readers.
  case spoken
  /// "AccessibilityIdentifiers.strings": for tests; nobody reads or hears them.
  case identifiers
  /// "NetworkErrors.strings".
  case errors
  case plain

  /// The role of a string about which nothing else is known; nil when the name says nothing.
  var role: Role? {
    switch self {
    case .spoken: .accessibilityLabel
    case .identifiers: .identifier
    case .errors: .error
    case .plain: nil
    }
  }
}
