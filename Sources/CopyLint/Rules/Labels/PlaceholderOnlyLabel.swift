/// A field that is called nothing but what its prompt says.
struct PlaceholderOnlyLabel: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "placeholder-only-label", group: .labels, severity: .note,
      summary: "A field in code has a prompt but no label.")
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, control) in screen.controls.enumerated()
    where control.kind == .field && control.content == .nothing && control.prompt.isThere && !control.isUnseen
      && !control.label.isThere && control.says.isDisjoint(with: [.named, .own, .help, .label])
      && control.surroundings.isDisjoint(with: [.grouped, .labelled, .style])
    {
      let label = control.prompt.text ?? "…"
      findings.append(
        finding(
          "Give this field a label, too: \(control.call)(\(Self.inCode(label)), …). The prompt is gone once people type.",
          of: index, words: control.prompt.text.map { [$0] } ?? []))
    }
  }

  private static func inCode(_ text: String) -> String { "\"\(text)\"" }
}
