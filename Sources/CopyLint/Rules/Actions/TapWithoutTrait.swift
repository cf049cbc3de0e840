/// Text or an icon that people can tap, and that a screen reader reads as if it did nothing.
struct TapWithoutTrait: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "tap-without-trait", group: .actions, severity: .note,
      summary: "Text or an icon in code can be tapped, but a screen reader doesn't say so.")
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, control) in screen.controls.enumerated()
    where control.says.contains(.tapped) && (isText(control) || isIcon(control))
      && control.says.isDisjoint(with: [.trait, .action, .named, .own, .adjustable]) && !control.isUnseen
      && control.surroundings.isDisjoint(with: [.control, .menu, .style, .own])
      && !leavesField(control.action)
    {
      findings.append(
        finding(
          "Make this a Button, or add .accessibilityAddTraits(.isButton). "
            + "A screen reader doesn't say that people can tap it.",
          of: index, words: control.title.text.map { [$0] } ?? []))
    }
  }

  private func isText(_ control: Control) -> Bool { control.kind == .custom && control.content == .words }

  /// A picture that the code doesn't name may be a photo, which many apps show larger after a tap.
  private func isIcon(_ control: Control) -> Bool {
    control.kind == .image && !control.images.isEmpty && !control.images.contains("")
  }

  /// A tap beside a field only closes the keyboard.
  private func leavesField(_ action: Action) -> Bool {
    action.isUnclear
      || (action.calls + action.assigned).contains { name in
        let name = name.lowercased()
        return ["keyboard", "focus", "endediting", "responder", "debug", "unfocus"].contains(
          where: name.contains)
      }
  }
}
