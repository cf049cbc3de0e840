/// What a file's name says of all its strings.
enum RoleFile {
  /// "AccessibilityStrings.strings": for screen readers.
  case spoken
  /// "AccessibilityIdentifiers.strings": for tests; nobody reads or hears them.
  case identifiers
  /// "NetworkErrors.strings".
  case errors
  case plain

  /// Reads the last part of `path`, without its endings.
  init(path: String) {
    let bytes = path.utf8.span
    var lower = bytes.count
    var upper = bytes.count
    while lower > 0, bytes[lower - 1] != UInt8(ascii: "/") {
      lower -= 1
      if bytes[lower] == UInt8(ascii: ".") { upper = lower }
    }
    let words = RoleWords(bytes, lower..<upper)
    if words.contains(.accessibility) {
      self = words.contains(.identifier) ? .identifiers : .spoken
    } else if words.contains(.error) {
      self = .errors
    } else {
      self = .plain
    }
  }

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
