extension Role {
  /// The flat identifiers of the interfaces, in the order that lists show them.
  private static let table: [(identifier: String, role: Role)] = [
    ("a11y-label", .accessibilityLabel),
    ("a11y-hint", .accessibilityHint),
    ("a11y-value", .accessibilityValue),
    ("a11y-action", .accessibilityAction),
    ("rotor", .rotor),
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

  /// The name of a control, as a screen reader says it.
  public static let accessibilityLabel = Role(.accessibility, .label)
  /// What a control does, as a screen reader says it.
  public static let accessibilityHint = Role(.accessibility, .hint)
  /// The state of a control, as a screen reader says it.
  public static let accessibilityValue = Role(.accessibility, .value)
  /// The name of a further action of a control, for screen readers.
  public static let accessibilityAction = Role(.accessibility, .action)
  /// The name of a rotor, by which people step through things of one kind.
  public static let rotor = Role(.accessibility, .rotor)
  /// What people say to Voice Control to name a control.
  public static let inputLabel = Role(.accessibility, .inputLabel)
  /// What a screen reader says by itself when something happens.
  public static let announcement = Role(.accessibility, .announcement)
  /// The text of a button.
  public static let button = Role(.none, .button)
  /// A button that deletes something.
  public static let destructiveButton = Role(.none, .destructiveButton)
  /// A button that leaves all as it is.
  public static let cancelButton = Role(.none, .cancelButton)
  /// The text of a link.
  public static let link = Role(.none, .link)
  /// An item of a menu.
  public static let menuItem = Role(.none, .menuItem)
  /// The name of a switch.
  public static let toggle = Role(.none, .toggle)
  /// The name of a tab.
  public static let tab = Role(.none, .tab)
  /// The title of a screen, in its navigation bar.
  public static let navigationTitle = Role(.navigation, .title)
  /// The title of a thing that nobody names.
  public static let title = Role(.none, .title)
  /// A heading inside a screen.
  public static let heading = Role(.none, .heading)
  /// The title of an alert.
  public static let alertTitle = Role(.alert, .title)
  /// The text under the title of an alert.
  public static let alertMessage = Role(.alert, .message)
  /// The question before an action.
  public static let confirmationTitle = Role(.confirmation, .title)
  /// The text under such a question.
  public static let confirmationMessage = Role(.confirmation, .message)
  /// What went wrong, and what to do.
  public static let error = Role(.error, .message)
  /// The title over an error message.
  public static let errorTitle = Role(.error, .title)
  /// The gray text in an empty field.
  public static let placeholder = Role(.none, .placeholder)
  /// The name of a field.
  public static let fieldLabel = Role(.none, .fieldLabel)
  /// A text that explains a control or a setting.
  public static let helpText = Role(.none, .helpText)
  /// What shows under the pointer.
  public static let tooltip = Role(.none, .tooltip)
  /// A short message that goes away by itself.
  public static let toast = Role(.toast, .message)
  /// Why the app asks for a permission.
  public static let purpose = Role(.none, .purpose)
  /// What a screen says when it has nothing to show.
  public static let emptyState = Role(.emptyState, .message)
  /// The text of a notification.
  public static let notification = Role(.notification, .message)
  /// Running text.
  public static let body = Role(.none, .body)
  /// A letter that chooses a command.
  public static let accessKey = Role(.none, .accessKey)
  /// A name for programs, which nobody reads.
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
