/// An icon whose label only says what it shows.
struct HintMissing: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "hint-missing", group: .hints, severity: .warning, languages: ["en"],
      summary: "The label of an icon button in code only says what the icon shows.")
  }

  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, control) in screen.controls.enumerated()
    where (control.kind == .button || control.kind == .link) && control.content == .images
      && !control.isUnseen
      && !control.hint.isThere && control.says.isDisjoint(with: [.hint, .help, .own])
    {
      guard let label = control.label.text else { continue }
      let symbols = control.images.filter { !$0.isEmpty }
      // Each branch may show another symbol.
      let isSure = !symbols.isEmpty && symbols.allSatisfy { SymbolPicture.isSaid(by: label, for: $0) }
      // What is only a picture or a name from the code, whatever the icon, is left to `label-symbol-name`.
      guard !LabelSymbolName.isSymbolName(label), !LabelSymbolName.isNoName(label),
        isSure || symbols.count < 2 && LabelSymbolName.isPicture(label)
      else { continue }
      findings.append(
        finding(
          "Say what this button does, in its label or in a hint. \(quoted(label)) is only what its icon shows.",
          of: index, words: [label], severity: isSure ? nil : .note))
    }
  }
}
