/// A control of the app's own that people adjust without hearing what it is set to.
struct ValueMissing: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "value-missing", group: .values, severity: .warning,
      summary: "A control in code can be adjusted, but has no value for a screen reader.")
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, control) in screen.controls.enumerated()
    where control.says.contains(.adjustable) && !control.value.isThere && !control.isUnseen
      && control.says.isDisjoint(with: [.value, .named, .own, .combined])
      && !control.surroundings.contains(.style)
    {
      // Its label may say the value, and so may its parts, unless they are left out.
      guard control.label != .code, control.says.contains(.ignored) || control.content == .images else {
        continue
      }
      findings.append(
        finding(
          "Add .accessibilityValue(\"…\") to this control. Without it, nobody hears what it is set to.",
          of: index, words: control.label.text.map { [$0] } ?? []))
    }
  }
}
