import CopyLint

/// The rules that a project's settings have in force, as a page for those who work on the app.
func rulesPage(_ configuration: Configuration) -> String {
  var page = """
    # The words of this app

    Made by `copy-lint rules --format markdown` from the rules in force (`preset: \(configuration.preset.rawValue)`). Make it again after
    you change “\(configurationName)”. `copy-lint explain RULE` explains why a rule exists.

    ## Before you ask for a review

    \(checklist.map { "- [ ] \($0)" }.joined(separator: "\n"))

    """
  var group: RuleDescription.Group?
  var checker = Checker(configuration: configuration)
  for rule in allRules.map(\.about) {
    guard let severity = configuration.severity(of: rule), rule.group != .file else { continue }
    if rule.group != group {
      page +=
        "\n## \(title(of: rule.group))\n\n| rule | severity | what it finds | don't write | write |\n|---|---|---|---|---|\n"
    }
    group = rule.group
    // What a preset allows is no bad example: “Double tap to open”.
    let isChanged =
      !rule.settings.isEmpty && (configuration.preset != .apple || configuration.rules[rule.name] != nil)
    let example = RuleExample(ofRule: rule.name) { text, role in
      !isChanged || finds(rule.name, in: text, role: role, &checker)
    }
    let cells = [
      "`\(rule.name)`", severity.rawValue, rule.summary, example?.bad ?? "", example?.better ?? "",
    ]
    page += "| \(cells.map(cell).joined(separator: " | ")) |\n"
  }
  return page + "\n" + audits
}

private func finds(_ rule: String, in text: String, role: String, _ checker: inout Checker) -> Bool {
  var entry = Entry(key: "", text: text, locale: "en", range: 0..<text.utf8.count)
  if let role = Role(identifier: role) {
    entry.role = role
    entry.roleSource = .given
  }
  return checker.check(entry).findings.contains { $0.rule == rule }
}

/// What people see to before a change is looked at; what the program can tell comes first.
private let checklist = [
  "`copy-lint` finds no error in the strings that changed, and each warning has an answer.",
  "Each new button, link and switch has a label, unless its text says it all.",
  "Each image has a label, or is hidden from screen readers.",
  "Labels say what a thing is, hints say what happens, and values say what state it is in.",
  "Nothing depends on color alone: there is also a word or an icon.",
  "Questions before a deletion name the thing, and so do their buttons.",
  "Errors say what to do next.",
  "I went through the new screens with a screen reader, and at the largest text size.",
]

/// What no text tells, and who looks at it.
private let audits = """
  ## What words can't tell

  These need the running app. Each system's own audit finds them.

  | what | Apple, `performAccessibilityAudit(for:)` | Android, Accessibility Scanner | web, axe |
  |---|---|---|---|
  | contrast of text and background | `.contrast` | text contrast, image contrast | `color-contrast` |
  | text that grows and is not cut off | `.dynamicType`, `.textClipped` | text scaling | `meta-viewport` |
  | size of touch targets | `.hitRegion` | touch target size | `target-size` |
  | an element without a label | `.sufficientElementDescription`, `.elementDetection` | item label | `button-name`, `image-alt` |
  | the kind of an element | `.trait` | item type label | `aria-roles` |
  | order of focus, focus that jumps | with VoiceOver, by hand | traversal order | `focus-order-semantics` |
  | motion that can't be stopped | Reduce Motion, by hand | Remove animations, by hand | `no-autoplay-audio`, by hand |

  """

private func title(of group: RuleDescription.Group) -> String {
  switch group {
  case .readability: "Reading ease"
  case .plainWords: "Plain words"
  case .labels: "Labels"
  case .hints: "Hints"
  case .values: "Values"
  case .errors: "Errors"
  case .confirmations: "Questions before an action"
  case .actions: "Controls and actions"
  case .consistency: "The same words for the same things"
  case .inclusive: "Inclusive words"
  case .typography: "Punctuation and spaces"
  case .translation: "Translations"
  case .file: "Files"
  }
}

/// A cell of a table: no bar may end it.
private func cell(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}
