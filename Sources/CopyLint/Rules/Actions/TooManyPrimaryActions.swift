/// A screen with more than one main action.
struct TooManyPrimaryActions: ScreenRule {
  /// The most main actions that a screen has.
  var max = 1.0

  var about: RuleDescription {
    RuleDescription(
      name: "too-many-primary-actions", group: .actions, severity: .note, isDefault: false,
      summary: "A screen in code has more than one main action.", settings: [("max", .number(max))])
  }

  mutating func set(_ setting: String, to value: SettingValue) throws(SettingError) {
    guard setting == "max" else { throw SettingError("The only setting is max.") }
    guard case .number(let number) = value, number >= 1 else {
      throw SettingError("max is a number, 1 or more.")
    }
    max = number
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    // Of the branches of a condition, only one is on the screen, and a part may be used in one of them.
    let main = screen.controls.indices.filter { index in
      screen.controls[index].says.contains(.prominent)
        && screen.controls[index].surroundings.isDisjoint(with: [.conditional, .dialog, .part, .style])
    }
    for index in main.dropFirst(Int(max)) {
      findings.append(
        finding(
          "Make this a plain button. “\(screen.name)” has \(main.count) main actions, so none stands out.",
          of: index))
    }
  }
}
