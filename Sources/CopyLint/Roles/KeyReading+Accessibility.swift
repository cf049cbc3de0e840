extension KeyReading {
  /// The role of a string for screen readers; nil when the key names none.
  func spoken(isSpokenFile: Bool) -> RoleEvidence? {
    guard let start = accessibilityIndex ?? (isSpokenFile ? -1 : nil), words[words.count - 1] != .accessKey
    else { return nil }
    // "accessibility.toolbar.tooltip": about accessibility, and on the screen.
    if words[words.count - 1] == .tooltip { return RoleEvidence(.tooltip) }
    // "settings.accessibility.hints": a page of settings.
    var isTopic = false
    if start >= 0 {
      for index in 0..<start where words[index] == .topic { isTopic = true }
    }
    if let part = part(after: start, isTopic: isTopic) {
      // The string that names the setting itself.
      return isText("accessibility") ? nil : RoleEvidence(part, .certain)
    }
    if isSpokenFile {
      // "error.save.message" is one wherever it is.
      let isOfMessage = role().map { $0.role.container != .none } ?? false
      return isOfMessage ? nil : RoleEvidence(.accessibilityLabel, .guess)
    }
    if isTopic || words[start + 1] == .topic || textSpeaksOfAccessibility { return nil }
    // "summary_change_a11y_volume": Android's way to name the texts of a setting.
    if start > 1, words[0] == .summary || words[0] == .title { return nil }
    return RoleEvidence(.accessibilityLabel, .certain)
  }

  private var accessibilityIndex: Int? {
    guard
      words.contains(.accessibility) || words.contains(.contentDescription) || words.contains(.alt)
        || last == .description
    else { return nil }
    for index in 0..<words.count {
      switch words[index] {
      case .accessibility: return index
      // "enable-advanced-content-description" may describe the advanced content.
      case .contentDescription where index == 0 || textWords < 9: return index - 1
      case .alt where words.contains(.image) && index > words.count - 3: return index - 1
      // "auth.github.alt", not the key Alt.
      case .alt
      where index > 0 && index == words.count - 1 && !words.contains(.topic) && !textContains("alt"):
        return index - 1
      // Android's "thumbnail_view_description".
      case .description where index > 0 && words[index - 1] == .screen && words.contains(.image):
        return index - 1
      default: break
      }
    }
    return nil
  }

  private func part(after start: Int, isTopic: Bool) -> Role? {
    for index in stride(from: words.count - 1, to: start, by: -1) {
      switch words[index] {
      case .label where namesInputLabel: return .inputLabel
      case .description where isOfARIA: return .accessibilityHint
      case .label, .description, .contentDescription, .alt: return .accessibilityLabel
      case .hint: return .accessibilityHint
      case .value: return .accessibilityValue
      case .action: return .accessibilityAction
      case .announcement, .announced: return .announcement
      case .inputLabels, .voiceControl: return .inputLabel
      case .identifier: return .identifier
      case .rotor: return .rotor
      case .labels where !isTopic: return .accessibilityLabel
      case .hints where !isTopic: return .accessibilityHint
      default: break
      }
    }
    return nil
  }

  func isText(_ word: String) -> Bool {
    text.count == word.utf8.count && textContains(word)
  }

  /// "Double-tap to open".
  var speaksOfGesture: Bool { textContains("double-tap") || textContains("double tap") }

  private var textSpeaksOfAccessibility: Bool { textContains("accessib") || textContains("voiceover") }

  /// Whether the text contains `needle`, which is in lowercase letters, in letters of any case.
  func textContains(_ needle: String) -> Bool {
    let haystack = text
    let needle = needle.utf8.span
    guard haystack.count >= needle.count else { return false }
    for start in 0...(haystack.count - needle.count) {
      var length = 0
      while length < needle.count, haystack[start + length] | 0x20 == needle[length] { length += 1 }
      if length == needle.count { return true }
    }
    return false
  }
}
