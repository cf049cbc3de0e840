extension Role {
  /// The role whose rules are right for both; unknown if no role is.
  func common(with other: Role) -> Role {
    if self == other { return self }
    // What a button may say, a choice in a menu may say, too.
    if part.isAnyButton, other.part.isAnyButton, container == other.container {
      return Role(container, .button)
    }
    for family in Self.families where family.contains(self) && family.contains(other) { return family[0] }
    return .unknown
  }

  /// Roles with the same rules; the first is what they have in common.
  private static let families: [[Role]] = [
    [.title, .navigationTitle, .heading],
    [.alertMessage, .confirmationMessage, .error],
    [.alertTitle, .confirmationTitle, .errorTitle],
    [.helpText, .tooltip],
  ]
}

extension Role.Part {
  fileprivate var isAnyButton: Bool {
    self == .button || self == .destructiveButton || self == .cancelButton || self == .menuItem
  }
}
