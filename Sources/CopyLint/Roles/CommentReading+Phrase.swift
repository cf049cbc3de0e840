extension CommentReading {
  /// The role that a phrase names: its first noun, or, when that is only "title" or "label", what it belongs to.
  func phrase(_ range: Range<Int>, _ outer: Role.Container) -> Role? {
    let end = endOfNoun(from: range.lowerBound, to: range.upperBound)
    guard end > range.lowerBound else { return nil }
    let inner = container(range.lowerBound..<end)
    let container = inner == .none ? outer : inner
    var last = words[end - 1]
    var previous = end - 2 >= range.lowerBound ? words[end - 2] : .stop
    if last == .noise {  // "Alert - button 3"
      last = previous
      previous = end - 3 >= range.lowerBound ? words[end - 3] : .stop
    }
    let whole = container == .none ? self.container(end..<range.upperBound) : container
    switch last {
    case .button: return button(range, whole)
    case .title, .label, .text, .name, .message, .body, .description:
      if previous == .placeholder, isBusyText(at: end) { return nil }
      if let role = compound(previous, last, container) { return role }
      return owner(of: last, at: end, in: range, outer: whole)
    case .action where inner == .alert: return button(range, whole)
    case .action where previous == .custom: return .accessibilityAction
    case .rotor: return .rotor
    case .error: return .error
    case .banner where inner == .error: return .error
    // "Notification that someone replied"
    case .notification:
      return end == 1 && (words[end] == .boundary || words[end] == .before) ? .notification : nil
    case .placeholder: return isBusyText(at: end) ? nil : .placeholder
    case .toast: return .toast
    case .emptyState: return .emptyState
    case .tooltip: return .tooltip
    case .menuItem: return .menuItem
    case .link:
      // "Copies the link" is what a button does.
      let length = end - range.lowerBound
      return length == 2 || (length == 1 && words[end] == .boundary) ? .link : nil
    case .toggle: return .toggle
    case .tab: return .tab
    case .header: return previous == .tab ? .tab : .heading
    case .footer, .subtitle, .summary, .hint: return .helpText
    case .help where previous != .stop: return .helpText
    default: return nil
    }
  }

  /// "alert title", "button label", "placeholder text".
  private func compound(_ left: RoleWord, _ right: RoleWord, _ container: Role.Container) -> Role? {
    switch (left, right) {
    case (.button, .title), (.button, .label), (.button, .text), (.button, .name):
      button(0..<words.count, container)
    case (.placeholder, .text), (.placeholder, .label), (.placeholder, .title): .placeholder
    case (.toggle, .title), (.toggle, .label), (.toggle, .text), (.toggle, .name): .toggle
    case (.tab, .title), (.tab, .label), (.tab, .name): .tab
    case (.menuItem, .title), (.menuItem, .label), (.menuItem, .text), (.menu, .title): .menuItem
    case (.link, .title), (.link, .label), (.link, .text): .link
    case (.header, .title), (.header, .label), (.header, .text): .heading
    case (.footer, .text), (.help, .text), (.help, .message): .helpText
    case (.tooltip, .text), (.tooltip, .label): .tooltip
    // "Create toolbar item -> label"
    case (.toolbar, .label), (.item, .label), (.stop, .label):
      words.contains(.toolbar) ? .button : nil
    case (.field, .label), (.field, .title): .fieldLabel
    case (.error, .label): .error
    case (.state, .text) where container == .error: .error
    case (.rotor, .title), (.rotor, .label), (.rotor, .text), (.rotor, .name): .rotor
    case (.screen, .title): .navigationTitle
    case (.header, _), (.description, .text): nil
    case (_, .title) where container != .none: Role(container, .title)
    case (_, .text) where container == .alert: .alertMessage
    case (_, .message), (_, .body), (_, .description), (.error, .text), (.alert, .text):
      container == .none ? nil : Role(container, .message)
    default: nil
    }
  }

  /// "Title of the delete button", "The message shown in the alert".
  private func owner(of noun: RoleWord, at end: Int, in range: Range<Int>, outer: Role.Container) -> Role? {
    var start = end
    if words[start] == .shown { start += 1 }
    guard words[start] == .of || words[start] == .boundary && words[start + 1] == .definite else {
      return ownerless(noun, outer)
    }
    start += 1
    while words[start] == .article || words[start] == .definite { start += 1 }
    let stop = endOfNoun(from: start, to: range.upperBound)
    guard stop > start else { return ownerless(noun, outer) }
    let container = self.container(start..<stop)
    switch words[stop - 1] {
    case .button where noun != .description && noun != .message: return button(range, outer)
    // Either the text of the button, or a description of it.
    case .button where noun == .description: return nil
    case .action where outer == .alert || outer == .confirmation || container == .notification:
      return button(range, outer)
    case .action where words[stop - 2] == .custom: return noun == .name ? .accessibilityAction : nil
    case .rotor: return .rotor
    case .toggle, .switcher: return noun == .description ? .helpText : noun == .message ? nil : .toggle
    case .tab: return noun == .title || noun == .label ? .tab : nil
    case .menuItem: return noun == .description ? .helpText : .menuItem
    case .menu: return noun == .title || noun == .label ? .menuItem : nil
    case .link: return noun == .description ? .helpText : .link
    case .header: return noun == .title || noun == .text || noun == .label ? .heading : nil
    case .field: return noun == .title || noun == .label ? .fieldLabel : nil
    case .placeholder: return .placeholder
    case .tooltip: return .tooltip
    case .screen: return noun == .title ? .navigationTitle : nil
    case .state where container == .error: return .error
    case .banner where container == .error: return noun == .title ? .errorTitle : .error
    // "Banner text for an upload error"
    case .error where noun == .text && words[end - 2] == .banner: return .error
    default: break
    }
    guard container != .none else { return ownerless(noun, outer) }
    switch noun {
    case .title: return Role(container, .title)
    case .message, .body: return Role(container, .message)
    case .text, .description: return words[stop - 1] == .alert ? Role(container, .message) : nil
    default: return nil
    }
  }

  private func ownerless(_ noun: RoleWord, _ outer: Role.Container) -> Role? {
    switch noun {
    case .title: Role(outer, .title)
    case .message where outer != .none, .body where outer != .none: Role(outer, .message)
    case .description: .helpText
    default: nil
    }
  }

  /// A button, with its danger and its container, from all words of the phrase.
  private func button(_ range: Range<Int>, _ container: Role.Container) -> Role {
    var container = container
    for index in range where words[index] == .alert || words[index] == .sheet || words[index] == .confirmation
    {
      if container != .confirmation { container = words[index] == .confirmation ? .confirmation : .alert }
    }
    let held: Role.Container = container == .error || container == .notification ? .none : container
    for index in range where words[index] == .button || words[index] == .action {
      if words[index - 1] == .cancel { return Role(held, .cancelButton) }
      // “Delete button” is the verb of a button; “destructive button” its kind.
      if words[index - 1] == .destructive { return Role(held, .destructiveButton) }
    }
    // "Button that deletes the trip", "Button of the dialog before a visit is deleted"
    for index in range where words[index] == .button && deletes(after: index, in: range, held) {
      return Role(held, .destructiveButton)
    }
    guard held != .none else { return .button }
    for index in range where words[index] == .cancel { return Role(held, .cancelButton) }
    for index in range where words[index] == .delete { return Role(held, .destructiveButton) }
    return Role(held, .button)
  }

  private func deletes(after button: Int, in range: Range<Int>, _ container: Role.Container) -> Bool {
    if words[button + 1] == .boundary, words[button + 2] == .deletes { return true }
    guard container != .none, words[button + 1] == .of else { return false }
    var index = button + 1
    while index < range.upperBound, words[index] != .before { index += 1 }
    return (index..<range.upperBound).contains { words[$0] == .gone }
  }

  /// Whether a placeholder is temporary, or replaces something that is gone: "Placeholder text displayed while …", "Placeholder for
  /// a deleted comment". A field's has no "while".
  private func isBusyText(at end: Int) -> Bool {
    var index = end
    while index < words.count, words[index] != .stop {
      if words[index] == .gone { return true }
      index += 1
    }
    index = end
    if words[index] == .boundary { index += 1 }
    if words[index] == .shown { index += 1 }
    return words[index] == .when
  }
}
