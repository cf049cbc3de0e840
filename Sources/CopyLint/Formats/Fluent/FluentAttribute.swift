/// What an attribute's name says about the element that shows the text, for HTML, ARIA and Mozilla's XUL.
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
    default:
      // "secondarybuttonlabel"
      name.hasSuffix("accesskey") ? .accessKey : name.hasSuffix("buttonlabel") ? .button : nil
    }
  }

  /// The title of a dialog or a frame is its title; the title of anything else appears next to the pointer.
  private static func isControl(_ key: String) -> Bool {
    switch roleFromKey(key.utf8.span, text: "".utf8.span)?.role.part {
    case .button, .destructiveButton, .cancelButton, .link, .menuItem, .toggle, .tab: return true
    default: break
    }
    return !key.utf8.span.namesFrame
  }
}
