/// What the name of an attribute says of the element that shows the text: HTML's, ARIA's and those of Mozilla's XUL.
enum FluentAttribute {
  /// - Returns: nil where the name leaves it open, as `label` does.
  static func role(_ name: String, key: String) -> Role? {
    switch name {
    case "accesskey", "accessKey", "buttonaccesskey", "buttonaccesskeyaccept", "buttonaccesskeycancel", "key",
      "keycode":
      .accessKey
    case "tooltiptext", "tooltip": .tooltip
    case "placeholder": .placeholder
    case "aria-label", "alt": .accessibilityLabel
    case "aria-description": .accessibilityHint
    case "aria-valuetext": .accessibilityValue
    case "title": isControl(key) ? .tooltip : nil
    default: nil
    }
  }

  /// The title of a dialog or a frame is its title; that of a control comes up beside the pointer.
  private static func isControl(_ key: String) -> Bool {
    switch roleFromKey(key.utf8.span, text: "".utf8.span)?.role.part {
    case .button, .destructiveButton, .cancelButton, .link, .menuItem, .toggle, .tab: true
    default: false
    }
  }
}
