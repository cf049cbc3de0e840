extension Role {
  /// The flat identifiers of the interfaces, in the order that lists show them.
  private static let table: [(identifier: String, role: Role)] = [
    ("a11y-label", .accessibilityLabel),
    ("a11y-hint", .accessibilityHint),
    ("a11y-value", .accessibilityValue),
    ("a11y-action", .accessibilityAction),
    ("input-label", .inputLabel),
    ("announcement", .announcement),
    ("button", .button),
    ("button-destructive", .destructiveButton),
    ("button-cancel", .cancelButton),
    ("link", .link),
    ("menu-item", .menuItem),
    ("toggle", .toggle),
    ("tab", .tab),
    ("nav-title", .navigationTitle),
    ("title", .title),
    ("heading", .heading),
    ("alert-title", .alertTitle),
    ("alert-message", .alertMessage),
    ("confirm-title", .confirmationTitle),
    ("confirm-message", .confirmationMessage),
    ("error", .error),
    ("error-title", .errorTitle),
    ("placeholder", .placeholder),
    ("field-label", .fieldLabel),
    ("help-text", .helpText),
    ("tooltip", .tooltip),
    ("toast", .toast),
    ("purpose-string", .purpose),
    ("empty-state", .emptyState),
    ("notification", .notification),
    ("body", .body),
    ("accesskey", .accessKey),
    ("identifier", .identifier),
    ("unknown", .unknown),
  ]

  public static let accessibilityLabel = Role(.accessibility, .label)
  public static let accessibilityHint = Role(.accessibility, .hint)
  public static let accessibilityValue = Role(.accessibility, .value)
  public static let accessibilityAction = Role(.accessibility, .action)
  public static let inputLabel = Role(.accessibility, .inputLabel)
  public static let announcement = Role(.accessibility, .announcement)
  public static let button = Role(.none, .button)
  public static let destructiveButton = Role(.none, .destructiveButton)
  public static let cancelButton = Role(.none, .cancelButton)
  public static let link = Role(.none, .link)
  public static let menuItem = Role(.none, .menuItem)
  public static let toggle = Role(.none, .toggle)
  public static let tab = Role(.none, .tab)
  public static let navigationTitle = Role(.navigation, .title)
  public static let title = Role(.none, .title)
  public static let heading = Role(.none, .heading)
  public static let alertTitle = Role(.alert, .title)
  public static let alertMessage = Role(.alert, .message)
  public static let confirmationTitle = Role(.confirmation, .title)
  public static let confirmationMessage = Role(.confirmation, .message)
  public static let error = Role(.error, .message)
  public static let errorTitle = Role(.error, .title)
  public static let placeholder = Role(.none, .placeholder)
  public static let fieldLabel = Role(.none, .fieldLabel)
  public static let helpText = Role(.none, .helpText)
  public static let tooltip = Role(.none, .tooltip)
  public static let toast = Role(.toast, .message)
  public static let purpose = Role(.none, .purpose)
  public static let emptyState = Role(.emptyState, .message)
  public static let notification = Role(.notification, .message)
  public static let body = Role(.none, .body)
  public static let accessKey = Role(.none, .accessKey)
  public static let identifier = Role(.none, .identifier)

  /// All flat identifiers.
  public static var identifiers: [String] { table.map(\.identifier) }

  /// The role with this flat identifier; nil when there is none.
  public init?(identifier: String) {
    guard let row = Self.table.first(where: { $0.identifier == identifier }) else { return nil }
    self = row.role
  }

  /// The flat identifier. A pair without one of its own takes its part's ("button" for a button in an alert),
  /// else its container's ("notification" for a title in a notification).
  public var identifier: String { Self.names[Int(container.rawValue)][Int(part.rawValue)] }

  /// The flat identifiers of all pairs, by container and part: the glossary asks for one of nearly each string.
  private static let names = Container.allCases.map { container in
    Part.allCases.map { part in Role(container, part).foundIdentifier }
  }

  private var foundIdentifier: String {
    let exact = Self.table.first { $0.role == self }
    let part = Self.table.first { $0.role == Role(.none, self.part) }
    let container = Self.table.first { $0.role.container == self.container && $0.role.part == .message }
    return (exact ?? (self.part == .title ? container ?? part : part ?? container))?.identifier ?? "unknown"
  }
}
