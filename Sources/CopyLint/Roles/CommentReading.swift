/// A comment cut into words: one sentence or path counts, the first that names a thing.
///
/// English names a thing by the last noun before "of", "that" or "shown": "Delete button", "Error title when …",
/// "Message shown in the alert". Only that noun names the role; a button named later is a neighbor.
struct CommentReading {
  let words: RoleWords

  init(_ words: RoleWords) {
    self.words = words
  }

  func role(isSpokenFile: Bool) -> RoleEvidence? {
    guard words.count > 0 else { return nil }
    if let role = spoken(isSpokenFile: isSpokenFile) { return RoleEvidence(role, .certain) }
    if words[0] == .announced || words[0] == .announces || announcesChange {
      return RoleEvidence(.announcement)
    }
    if words.contains(.usageDescription) { return RoleEvidence(.purpose, .certain) }
    return named() ?? shown()
  }

  /// "Announcement", "Announcement after saving", not "Announcement by the team".
  private var announcesChange: Bool {
    guard words[0] == .announcement else { return false }
    return words[1] == .when || words[1] == .colon || words[1] == .stop
  }

  /// "Accessibility label for …", "VoiceOver: …", "Label of …, read by VoiceOver".
  private func spoken(isSpokenFile: Bool) -> Role? {
    if words.contains(.contentDescription) || describesImage { return .accessibilityLabel }
    if words.contains(.voiceControl),
      words.contains(.name) || words.contains(.names) || words.contains(.label)
        || words.contains(.inputLabels)
    {
      return .inputLabel
    }
    guard words.contains(.accessibility) || words.contains(.talkback) else {
      return (isSpokenFile ? spokenPart(from: 0, to: 6) : nil) ?? spokenAloud
    }
    for index in 0..<words.count where words[index] == .accessibility || words[index] == .talkback {
      // "Label for VoiceOver", "Unread label for accessibility", "Role names for VoiceOver: user".
      let isAgent = words[index - 1] == .of || words[index - 1] == .boundary
      if isAgent, words[index + 1].endsNoun, let role = spokenPart(from: index - 2, to: index - 1) {
        return role
      }
      if words[index + 1] == .colon {
        return spokenPart(from: index + 2, to: index + 5) ?? state(from: index + 2)
          ?? Role(.accessibility, .unknown)
      }
      if let role = spokenPart(from: index + 1, to: index + 4) { return role }
      // "Elapsed time, spoken by VoiceOver", "Read by VoiceOver".
      if words[index - 1] == .boundary, words[index - 2] == .spoken {
        return spokenPart(from: 0, to: index - 2) ?? state(from: 0) ?? Role(.accessibility, .unknown)
      }
      // "VoiceOver status"
      if words[index + 1] == .status, words[index + 2].endsNoun { return .accessibilityValue }
      // "Accessibility format string describing the rate".
      if index == 0, words[1] == .text || words[2] == .text { return Role(.accessibility, .unknown) }
    }
    return nil
  }

  private func spokenPart(from start: Int, to end: Int) -> Role? {
    for index in start..<max(start, end) {
      switch words[index] {
      case .label, .description, .name, .names: return .accessibilityLabel
      case .hint: return .accessibilityHint
      case .value: return .accessibilityValue
      case .action: return .accessibilityAction
      case .announcement, .announced: return .announcement
      case .inputLabels: return .inputLabel
      case .identifier: return .identifier
      case .rotor: return .rotor
      case .stop, .topic, .button, .confirm, .alert: return nil
      default: break
      }
    }
    return nil
  }

  /// "Spoken label of …", "Spoken elapsed time", "Status of a stamp, spoken after its name"; not "Spoken language".
  private var spokenAloud: Role? {
    guard words.contains(.spoken) else { return nil }
    // A screen reader's own words have "spoken descriptions".
    if words[0] == .spoken, words[1] != .description { return spokenPart(from: 1, to: 2) ?? state(from: 1) }
    for index in 1..<words.count
    where words[index] == .spoken
      && (words[index + 1] == .boundary || words[index + 1] == .before || words[index + 1] == .when)
    {
      return state(from: 0)
    }
    return nil
  }

  /// The value of something, when the noun that begins at `start` is a state or a time.
  private func state(from start: Int) -> Role? {
    var end = endOfNoun(from: start, to: min(words.count, start + 4))
    // "Elapsed time, spoken by VoiceOver"
    if words[end - 1] == .spoken { end -= 1 }
    guard end > start, words[end - 1] == .status || words[end - 1] == .state else { return nil }
    return .accessibilityValue
  }

  /// "Alt text of the picture", "Description of the picture for VoiceOver".
  private var describesImage: Bool {
    var first = 0
    while words[first] == .article || words[first] == .definite { first += 1 }
    guard !words.contains(.topic) else { return false }
    if words[first] == .alt || words[first] == .alternative, words[first + 1] == .text {
      return words[first + 2] == .of
    }
    return words[first] == .description && words[first + 1] == .of && words.contains(.image)
      && words.contains(.accessibility)
  }

  /// "Shown as an error when the upload fails", "Shown in the error banner".
  private func shown() -> RoleEvidence? {
    guard words[0] == .shown, words[1] == .as || words[1] == .of else { return nil }
    var start = 2
    while words[start] == .article || words[start] == .definite { start += 1 }
    let end = endOfNoun(from: start, to: words.count)
    guard end > start, container(start..<end) == .error else { return nil }
    let isError =
      words[end - 1] == .banner || words[end - 1] == .message || words[1] == .as && words[end - 1] == .error
    return isError ? RoleEvidence(.error) : nil
  }

  // MARK: - Nouns

  private func named() -> RoleEvidence? {
    var lower = 0
    var upper = 0
    while upper < words.count, words[upper] != .stop { upper += 1 }
    // "Confirm Quit panel -> message": the last step is the thing, the others contain it.
    for index in 0..<upper where words[index] == .step { lower = index + 1 }
    let container = self.container(0..<max(0, lower - 1))
    if lower > 0, words[lower - 2] == .menu, upper == lower + 1 { return RoleEvidence(.menuItem) }
    // "Error message: upload", and no other part: "Home tab: opens the list".
    let end = endOfNoun(from: lower, to: upper)
    if words[end] == .colon, let role = phrase(lower..<end, container), role.container == .error {
      return RoleEvidence(role)
    }
    // "Home tab: title of the list".
    for index in lower..<upper where words[index] == .colon && index < lower + 4 { lower = index + 1 }
    let isAutomatic = words[lower] == .article
    while words[lower] == .article || words[lower] == .definite { lower += 1 }
    guard lower < upper else { return nil }
    if words[lower] == .askedBefore { return RoleEvidence(.confirmationTitle) }
    guard let role = phrase(lower..<upper, container) else { return nil }
    if role.part == .title, role.container == .none { return RoleEvidence(role, .generic) }
    if role.part == .helpText { return RoleEvidence(role, .generic) }
    return RoleEvidence(role, isAutomatic ? .guess : .likely)
  }

  /// Where the noun phrase that begins at `start` ends.
  func endOfNoun(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, !words[index].endsNoun { index += 1 }
    return index
  }

  /// The alert, the panel or the message that words name.
  func container(_ range: Range<Int>) -> Role.Container {
    var container = Role.Container.none
    for index in range {
      switch words[index] {
      case .confirmation, .confirm, .askedBefore: return .confirmation
      case .alert, .sheet: container = .alert
      case .panel where container == .none: container = .alert
      case .error where container == .none: container = .error
      case .notification where container == .none: container = .notification
      case .toast where container == .none: container = .toast
      case .emptyState where container == .none: container = .emptyState
      default: break
      }
    }
    return container
  }
}

extension RoleWord {
  /// Whether the noun before it is complete: "Title | of the page", "Message | shown when …".
  fileprivate var endsNoun: Bool {
    switch self {
    case .of, .as, .before, .boundary, .shown, .when, .colon, .stop: true
    default: false
    }
  }
}
