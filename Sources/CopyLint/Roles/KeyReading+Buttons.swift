extension KeyReading {
  /// A button, when one of the last two words is "button", when it is under "buttons", or when it answers an
  /// alert.
  func button() -> RoleEvidence? {
    if last == .button || (previous == .button && !last.isAboutSomethingElse) {
      return RoleEvidence(Role(buttonContainer, buttonPart))
    }
    // "saved_snackbar_action"
    if words.contains(.toast), last == .action || previous == .action && last == .text, textWords < 5,
      !isSentence
    {
      return RoleEvidence(.button)
    }
    // "action_reply"
    if words[0] == .action, words.count > 1, !words.contains(.require), textWords < 5, !isSentence,
      !last.isAboutSomethingElse, last != .title
    {
      return RoleEvidence(Role(buttonContainer, buttonPart))
    }
    if isUnderButtons { return RoleEvidence(Role(buttonContainer, buttonPart)) }
    guard answersAlert else {
      // "saving.error.ok"
      let dismisses = last == .answer || last == .cancel
      let isError = dismisses && words.contains(.error) && textWords < 3
      return isError ? RoleEvidence(Role(.error, buttonPart)) : nil
    }
    switch last {
    case .cancel, .answer, .no: return RoleEvidence(Role(buttonContainer, buttonPart))
    case .confirm, .delete, .destructive, .verb, .action:
      // "alerts.param.start" without a text may be anything.
      return asks || textWords > 4 || textWords == 0 ? nil : RoleEvidence(Role(buttonContainer, buttonPart))
    default: return nil
    }
  }

  /// "buttons.save", "button.copyInfo".
  private var isUnderButtons: Bool {
    guard words.contains(.buttons) || words.contains(.button) else { return false }
    // "button.removeAlert.title"
    if words.contains(.alert), last == .title || last.isAboutSomethingElse { return false }
    for index in 0..<(words.count - 1) {
      switch (words[index], words[index + 1]) {
      case (.buttons, _) where !last.isAboutSomethingElse || last == .help: return true
      case (.button, .verb), (.button, .copy), (.button, .delete), (.button, .destructive),
        (.button, .cancel),
        (.button, .action):
        return true
      default: break
      }
    }
    return false
  }

  private var answersAlert: Bool {
    words.contains(.alert) || words.contains(.confirmation) || words.contains(.sheet)
  }

  private var buttonContainer: Role.Container {
    let container = self.container
    if container == .none, words.contains(.sheet) { return .alert }
    return container == .notification ? .none : container
  }

  private var buttonPart: Role.Part {
    // "dialog.cancel_button", not "cancel_subscription_button".
    if last == .cancel || previous == .cancel || (previous == .button && words[words.count - 3] == .cancel) {
      return .cancelButton
    }
    // Android's "dialog_negative_button"; in a page about negative numbers it would be a different button.
    let button = last == .button ? words.count - 1 : words.count - 2
    if answersAlert, words[button] == .button, words[button - 1] == .negative { return .cancelButton }
    let deletes = words.contains(.delete) || words.contains(.destructive)
    if deletes, answersAlert || words.contains(.confirm) { return .destructiveButton }
    return .button
  }
}

extension RoleWord {
  /// Whether a word after "button" says that the string is not the button's title: "button_hint".
  fileprivate var isAboutSomethingElse: Bool {
    switch self {
    case .hint, .hints, .help, .tooltip, .description, .contentDescription, .footer, .subtitle, .message,
      .body,
      .placeholder, .value, .identifier, .accessKey, .error, .failed, .summary, .detail, .header:
      true
    default: false
    }
  }
}
