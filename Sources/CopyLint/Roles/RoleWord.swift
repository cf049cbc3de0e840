/// A word of a key, a comment or a file name that says what a string is for.
///
/// Words with the same weight share a case: "remove" and "erase" are both `delete`.
enum RoleWord: UInt8, BitwiseCopyable, Sendable {
  case other
  /// The end of a sentence or of a separate line.
  case stop
  /// The step of a path: the ">" of "Alert -> button", the dash of "Alert - button".
  case step
  case colon

  // Screen readers and Voice Control.
  case accessibility, talkback, announced, announces, announcement, contentDescription, inputLabels, rotor,
    voiceControl
  case spoken
  case alt, alternative, image, live, region

  // Parts.
  case accessKey, action, answer, body, button, buttons, cancel, command, copy, custom, delete, deletes,
    description,
    destructive, detail, field, negative
  case footer, header, help, hint, hints, identifier, item, label, labels, link, menu, menuItem, message,
    name, names
  case placeholder, reason, status, subtitle, summary, tab, tabBar, text, title, toggle, toolbar, tooltip,
    usageDescription
  case value, verb

  // Containers.
  /// `question` is what an app asks, `askedBefore` what it asks before something happens.
  case alert, askedBefore, banner, confirm, confirmation, empty, emptyState, err, error, failed, notification,
    panel, question, screen, sheet,
    toast

  // Words that cancel a meaning.
  case gone, keywords, noise, popup, require, row, secret, topic

  // Halves of words that people also write as two words.
  case access, accessible, automation, properties, radio, bar, back, box, check, column, content, control,
    holder, input, key, no, over, place, pop,
    prompt
  case reader, results, snack, state, sub, switcher, talk, tip, tool, up, usage, voice

  // Grammar of comments.
  case article, `as`, before, boundary, definite, of, shown, when

  /// The meaning of two words that form one; nil when they don't.
  static func joining(_ left: RoleWord, _ right: RoleWord) -> RoleWord? {
    switch (left, right) {
    case (.voice, .over), (.screen, .reader): .accessibility
    case (.talk, .back): .talkback
    // "keystore_not_accessible" is not for a screen reader.
    case (.accessible, .label), (.accessible, .labels), (.accessible, .name), (.accessible, .text),
      (.accessible, .description):
      .contentDescription
    // XAML's "AutomationProperties.Name".
    case (.automation, .properties): .accessibility
    case (.radio, .button): .toggle
    case (.live, .region): .announced
    case (.question, .before): .askedBefore
    case (.voice, .control): .voiceControl
    case (.content, .description): .contentDescription
    case (.usage, .description): .usageDescription
    // One label of an input is that of a field: "code_input.label".
    case (.input, .labels): .inputLabels
    case (.access, .key), (.command, .key): .accessKey
    case (.tool, .tip): .tooltip
    case (.text, .field), (.input, .field): .field
    case (.check, .box): .toggle
    case (.snack, .bar): .toast
    case (.pop, .up): .popup
    case (.place, .holder): .placeholder
    case (.sub, .title): .subtitle
    case (.empty, .state), (.no, .content), (.no, .results): .emptyState
    case (.menu, .item), (.menu, .command): .menuItem
    case (.action, .sheet): .sheet
    case (.tab, .bar): .tabBar
    case (.tab, .item), (.tabBar, .item): .tab
    case (.screen, .bar): .screen
    case (.alert, .screen): .alert
    case (.tool, .bar): .toolbar
    default: nil
    }
  }
}
