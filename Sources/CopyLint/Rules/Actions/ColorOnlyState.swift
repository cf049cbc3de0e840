/// A sign that only its color tells from another.
struct ColorOnlyState: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "color-only-state", group: .actions, severity: .note,
      summary: "In code, only a color tells one state from another.")
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, control) in screen.controls.enumerated()
    where control.kind == .sign && control.label != .code && control.value != .code
      && control.says.isDisjoint(with: [.own, .named, .help])
      && control.surroundings.isDisjoint(with: [.style, .labelled, .control])
    {
      findings.append(
        finding(
          "Show \(quoted(control.condition)) in another way, too, such as by words or a second symbol. "
            + "Many people can't tell these colors apart.",
          of: index, words: [control.condition]))
    }
  }
}
