/// A dialog or menu with more choices than people can weigh.
struct TooManyChoices: ScreenRule {
  /// The most choices that a dialog or menu offers.
  var max = 4.0

  var about: RuleDescription {
    RuleDescription(
      name: "too-many-choices", group: .actions, severity: .note, isDefault: false,
      summary: "A dialog or menu in code offers too many choices.", settings: [("max", .number(max))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "max" else { throw SettingError("The only setting is max.") }
    guard case .number(let number) = value, number >= 1 else {
      throw SettingError("max is a number, 1 or more.")
    }
    max = number
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, control) in screen.controls.enumerated() where Double(control.choices) > max {
      findings.append(
        finding(
          "Cut this to \(Int(max)) choices, or put some on a screen of their own. It offers \(control.choices).",
          of: index))
    }
  }
}
