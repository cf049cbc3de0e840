/// What a string is in the app: the thing that holds it, and its part in that thing.
///
/// "Delete" as a button of an alert is `(alert, button)`. Outside, a role is one flat identifier; `Role+Identifier`
/// holds the table.
public struct Role: Hashable, Sendable, BitwiseCopyable {
  /// The thing that holds the string.
  package enum Container: UInt8, Sendable, BitwiseCopyable, CaseIterable {
    case none, accessibility, alert, confirmation, error, navigation, toast, notification, emptyState
  }

  /// The part of the string in it.
  package enum Part: UInt8, Sendable, BitwiseCopyable, CaseIterable {
    case unknown, label, hint, value, action, inputLabel, announcement
    case button, destructiveButton, cancelButton, link, menuItem, toggle, tab
    case title, heading, message, placeholder, fieldLabel, helpText, tooltip, body
    case purpose, accessKey, identifier, rotor
  }

  package var container: Container
  package var part: Part

  package init(_ container: Container, _ part: Part) {
    self.container = container
    self.part = part
  }

  /// Nothing tells what the string is.
  public static let unknown = Role(.none, .unknown)

  /// Whether a screen reader or Voice Control uses the string, and nobody sees it.
  public var isSpoken: Bool {
    container == .accessibility || part == .inputLabel || part == .announcement
  }
}

/// Where a role comes from; the stronger wins.
public enum RoleSource: String, Sendable, BitwiseCopyable, Comparable {
  /// The stream or the configuration says so.
  case given
  /// The call site in the source code.
  case source
  /// The developer's comment.
  case comment
  /// The key.
  case key
  /// The name of the file.
  case file
  /// The text itself.
  case text
  /// Nothing: the role is unknown.
  case none

  private var strength: Int {
    switch self {
    case .given: 6
    case .source: 5
    case .comment: 4
    case .key: 3
    case .file: 2
    case .text: 1
    case .none: 0
    }
  }

  public static func < (left: RoleSource, right: RoleSource) -> Bool { left.strength < right.strength }
}
