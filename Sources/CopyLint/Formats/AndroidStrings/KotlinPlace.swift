/// Calls of Compose and of Android's views whose strings people see or hear.
enum KotlinPlace {
  /// What a call and the label of its argument say of a string; nil where they say nothing.
  static func role(of around: KotlinWalk.Around) -> Role? {
    if let role = role(ofLabel: around) { return role }
    switch around.call {
    case _ where isButton(around.call): return around.isInBraces && around.label.isEmpty ? .button : nil
    case "DropdownMenuItem": return .menuItem
    case "setPositiveButton", "setNegativeButton", "setNeutralButton": return .button
    case "setMessage": return .alertMessage
    case "setContentDescription": return .accessibilityLabel
    case "setHint": return .placeholder
    case "makeText": return .toast
    default: return nil
    }
  }

  private static func role(ofLabel around: KotlinWalk.Around) -> Role? {
    let call = around.call
    switch around.label {
    case "contentDescription": return .accessibilityLabel
    case "onClickLabel", "onLongClickLabel": return .accessibilityAction
    case "stateDescription": return .accessibilityValue
    case "placeholder": return .placeholder
    case "supportingText": return .helpText
    case "label":
      if call.hasSuffix("TextField") { return .fieldLabel }
      return call.hasSuffix("BarItem") || call.hasSuffix("RailItem") ? .tab : nil
    case "title":
      if call.hasSuffix("AppBar") { return .navigationTitle }
      return call.hasSuffix("AlertDialog") ? .alertTitle : nil
    case "text":
      if call.hasSuffix("AlertDialog") { return .alertMessage }
      if call == "DropdownMenuItem" { return .menuItem }
      if call.hasSuffix("FloatingActionButton") { return .button }
      return call == "Tab" || call == "LeadingIconTab" ? .tab : nil
    default: return nil
    }
  }

  /// Whether what is around such a call decides.
  static func passes(_ around: KotlinWalk.Around) -> Bool {
    let calls = ["stringResource", "getString", "getText", "Text", "Row", "Column", "Box", "format"]
    return calls.contains(around.call)
      && (around.label.isEmpty || around.label == "text" || around.label == "id")
  }

  private static func isButton(_ call: String) -> Bool {
    call == "Button" || call == "TextButton" || call == "OutlinedButton" || call == "FilledTonalButton"
      || call == "ElevatedButton" || call == "ExtendedFloatingActionButton"
  }
}
