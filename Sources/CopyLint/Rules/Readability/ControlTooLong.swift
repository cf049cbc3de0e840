internal import Readability

/// A button, a tab or a title with more words than people can read at a glance.
struct ControlTooLong: Rule {
  /// The most words, by what shows them.
  private var limits: [(name: String, words: Double)] = [
    ("button", 6), ("tab", 4), ("title", 10), ("row", 12),
  ]

  var about: RuleDescription {
    RuleDescription(
      name: "control-too-long", group: .readability, severity: .note, isDefault: false,
      summary: "The text of a button, a tab, a title or a row has too many words.",
      settings: limits.map { ($0.name, .number($0.words)) })
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard let index = limits.firstIndex(where: { $0.name == setting }) else {
      throw SettingError("The settings are button, tab, title and row.")
    }
    guard case .number(let number) = value, 1...1000 ~= number else {
      throw SettingError("\(setting) is the highest number of words allowed, 1 or more.")
    }
    limits[index].words = number
  }

  var when: When {
    .role(in: Self.roles)
      && .words((Int(limits.map(\.words).min() ?? 0) + 1)...) && .reads([.key, .comment, .sibling])
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.entry.writesSpaces, subject.mayBeOnPhone, let name = Self.name(of: subject.entry.role),
      let limit = limits.first(where: { $0.name == name })?.words,
      Self.words(in: subject) > limit + (limit / 5).rounded(.down), !isSentence(subject),
      name != "button" || subject.text(subject.trimmedRange).count >= Self.leastLetters(limit),
      !isItemOfMenu(subject.entry), !isAboutControl(subject.entry),
      // The title of a link shows when people point at it.
      subject.sibling?.role != .link
    else { return }
    findings.append(
      finding(
        "Cut this to \(Int(limit)) words. At a large text size, \(subject.analysis.counts.words) do not fit.",
        at: subject.trimmedRange, in: subject))
  }

  /// The letters of as many average words, each with its space, as are too many: a button of many little words is not long.
  private static func leastLetters(_ limit: Double) -> Int {
    Int(limit + (limit / 5).rounded(.down) + 1) * 6
  }

  /// Words that can be cut: a name can't. One more in five is still fine.
  private static func words(in subject: Subject) -> Double {
    let tokens = subject.analysis.tokens
    return Double(
      tokens.count { token in
        token.kind == .word
          && (token.traits.contains(.sentenceStart)
            || token.traits.isDisjoint(with: [.capitalized, .allCapitals]))
      })
  }

  /// "context-menu-new-tab" mentions a tab but is not one.
  private func isItemOfMenu(_ entry: Entry) -> Bool {
    entry.role.part == .tab && entry.isNamedLike(["menu", "context"])
  }

  /// "save_button_summary" is what is said of a button.
  private func isAboutControl(_ entry: Entry) -> Bool {
    entry.isNamedLike([
      "tooltip", "summary", "button_sum", "buttons_sum", "action_sum", "description", "desc_", "empty",
      "messages", "box-link", "subtitle", "preference", "hint",
    ])
  }

  /// A text with a sentence's punctuation, or with a value, is a message, whatever its key says.
  private func isSentence(_ subject: Subject) -> Bool {
    !subject.neutral.isEmpty || subject.analysis.sentences.count > 1
      || [".", "?", "!", ":", "…", ")"].contains { subject.text(subject.trimmedRange).hasSuffix($0) }
  }

  /// Not titles of alerts, questions and parts of a page, which may be sentences and have room for them.
  private static let roles = RoleSet(parts: [
    .button, .destructiveButton, .cancelButton, .tab, .menuItem, .toggle,
  ])
  .union([.navigationTitle])

  private static func name(of role: Role) -> String? {
    switch role.part {
    case .button, .destructiveButton, .cancelButton: "button"
    case .tab: "tab"
    case .title: "title"
    case .menuItem, .toggle: "row"
    default: nil
    }
  }
}
