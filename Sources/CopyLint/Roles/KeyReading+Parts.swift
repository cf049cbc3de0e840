extension KeyReading {
  /// The role that the last words of the key name.
  func role() -> RoleEvidence? {
    if last == .usageDescription { return isOfCommand || isOfAmount ? nil : RoleEvidence(.purpose, .certain) }
    if last == .accessKey { return RoleEvidence(.accessKey) }
    if words.contains(.keywords) { return nil }
    // "lblUserName.Text", with "User name:".
    if words[0] == .label, endsInColon { return RoleEvidence(.fieldLabel) }
    if last == .announcement, !words.contains(.topic) { return RoleEvidence(.announcement) }
    if last == .inputLabels || words.contains(.voiceControl) { return RoleEvidence(.inputLabel, .certain) }
    // "title_pref_volume"
    if words[0] == .title, words.count > 1, !isSentence, textWords < 9, last != .title {
      return button() ?? named() ?? prefixed() ?? RoleEvidence(.title, .generic)
    }
    return button() ?? named() ?? prefixed()
  }

  /// The noun that the key ends in: "menu item" in "file.menuItem.title".
  private var head: RoleWord {
    guard last == .title || last == .label || last == .text || last == .name else { return last }
    switch previous {
    case .help where last == .title: return last
    case .toggle, .tab, .menuItem, .rotor, .header, .footer, .placeholder, .link, .tooltip, .subtitle, .help:
      return previous
    default: return last
    }
  }

  private func named() -> RoleEvidence? {
    switch head {
    case .placeholder: RoleEvidence(.placeholder)
    case .tooltip: RoleEvidence(.tooltip)
    case .toggle: RoleEvidence(.toggle)
    // "open_in_private_tab" does it.
    case .tab where !hasVerb: RoleEvidence(.tab)
    case .tab: last == .title ? title() : nil
    // "show_menu" is an action.
    case .menu where previous == .verb: nil
    case .menu, .menuItem: RoleEvidence(.menuItem)
    // "Heading 1" is a style.
    case .header where textContains("heading"): nil
    case .header: RoleEvidence(previous == .alert ? .alertTitle : .heading)
    case .link: link()
    case .title: title()
    case .label: label()
    case .message, .body, .description, .detail, .reason, .text: message()
    // A channel of notifications about errors is not an error.
    case .error: words.contains(.notification) && words.contains(.topic) ? nil : RoleEvidence(.error)
    case .hint where speaksOfGesture: RoleEvidence(.accessibilityHint)
    case .action where hasVerb && textWords < 5 && !isSentence: RoleEvidence(.button)
    case .footer, .subtitle, .hint, .summary: RoleEvidence(.helpText, .generic)
    // "Help" alone names a place; a sentence is help.
    case .help: textWords > 2 ? RoleEvidence(.helpText, .generic) : nil
    case .empty where isCondition || textContains("be empty"): nil
    case .empty, .emptyState: RoleEvidence(.emptyState)
    case .toast: RoleEvidence(.toast)
    // "recipe-rotor" is a part of a machine.
    case .rotor where !textContains("rotor"): RoleEvidence(.rotor)
    default: nil
    }
  }

  private func title() -> RoleEvidence {
    if container != .none { return RoleEvidence(Role(container, .title)) }
    // "secure.warning.title"
    if isText("warning") || words.contains(.sheet) || words.contains(.prompt) {
      return RoleEvidence(.alertTitle)
    }
    return previous == .screen ? RoleEvidence(.navigationTitle) : RoleEvidence(.title, .generic)
  }

  private func message() -> RoleEvidence? {
    if container != .none, !(head == .text && container == .notification) {
      return RoleEvidence(Role(container, .message))
    }
    switch head {
    case .body: return RoleEvidence(.body, .generic)
    // A few words name something with details: "Receival details".
    case .description: return textWords > 1 ? RoleEvidence(.helpText, .generic) : nil
    case .detail: return textWords > 3 ? RoleEvidence(.helpText, .generic) : nil
    default: return nil
    }
  }

  /// "copy_link" is a button, "privacy_link" a link.
  private func link() -> RoleEvidence? {
    // "Link copied." is what the app says afterwards.
    if hasVerb { return isSentence ? nil : RoleEvidence(.button) }
    // "For more, go to:" and "For help, visit" lead to the link; "Convert to link" makes one.
    if endsInColon || textContains(", ") || opensWithCommand { return nil }
    return RoleEvidence(.link)
  }

  private func label() -> RoleEvidence? {
    switch previous {
    case .verb, .answer, .no, .back: RoleEvidence(.button)
    case .cancel: RoleEvidence(.cancelButton)
    case _ where endsInColon: RoleEvidence(.fieldLabel, .generic)
    case _ where words.contains(.error) || words.contains(.failed): nil
    case _ where words.contains(.menu) || words.contains(.menuItem): RoleEvidence(.menuItem)
    // Nearly all other labels are those of settings, buttons and headings.
    case .name, .secret: RoleEvidence(.fieldLabel, .generic)
    default:
      // "settings.themeLabel"
      words.contains(.field) || words.contains(.input) || words.contains(.topic) && words.count < 4
        ? RoleEvidence(.fieldLabel, .generic) : nil
    }
  }

  /// "Convert", not "Read" and "See", with which links begin as well.
  private var opensWithCommand: Bool {
    let first = text.extracting(0..<text.firstIndex(of: 0x20, 0x20, from: 0))
    return textWords > 1 && WordLists.english.contains(first, in: .objectVerbs)
      || WordLists.english.contains(first, in: .bareVerbs) || textContains("convert to")
  }

  private var endsInColon: Bool { text.byte(text.count - 1) == UInt8(ascii: ":") }

  /// Words that name no part.
  private static let silent: [RoleWord] = [.other, .noise, .banner, .deletes, .live, .question, .region]

  /// Whether no later word names a part; "newMessage" is what happened.
  private func namesNothing(after start: Int) -> Bool {
    for index in start + 1..<words.count {
      let isThing = words[index] == .message && index > start + 1
      guard Self.silent.contains(words[index]) || isThing else { return false }
    }
    return !words.contains(.topic)
  }

  /// Whether the last word of the text says that something did not work: "IO error".
  private var saysFailure: Bool {
    var start = text.count
    while start > 0, text[start - 1].isASCIILetter { start -= 1 }
    return textWords > 1 && start < text.count
      && WordLists.english.contains(text.extracting(start..<text.count), in: .failureWords)
  }

  /// The role that an earlier word gives: "errors.tooLarge", "toast.copied", "tabBar.home".
  private func prefixed() -> RoleEvidence? {
    for index in 0..<(words.count - 1) {
      switch words[index] {
      // One or two words under "errors" may be a button.
      case .error where words.contains(.link): return nil
      case .error: return textWords > 2 || isSentence || saysFailure ? RoleEvidence(.error) : nil
      case .toast: return textWords > 1 ? RoleEvidence(.toast) : nil
      // "chat.announcement.newMessage", not "announcement.edit.title".
      case .announcement where namesNothing(after: index) && !textContains("announcement"):
        return RoleEvidence(.announcement)
      // "rotor.userMessages", not "rotor_help".
      case .rotor where namesNothing(after: index): return RoleEvidence(.rotor)
      // "main_tooltip_text", not "tooltip_delay", a setting with "Tooltip delay".
      case .tooltip where !words.contains(.topic) && !textContains("tooltip"): return RoleEvidence(.tooltip)
      case .tabBar: return RoleEvidence(.tab)
      case .menu where index == 0: return RoleEvidence(.menuItem)
      case .menuItem: return RoleEvidence(.menuItem)
      // "linkPreviewMenu.reload"
      case .menu where index == words.count - 2 && textWords < 5 && !isSentence && !asks && !endsInColon:
        return RoleEvidence(.menuItem)
      default: break
      }
    }
    return nil
  }
}
