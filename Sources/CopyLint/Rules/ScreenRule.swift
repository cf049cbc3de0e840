/// A rule that looks at the controls and images of a screen, as Swift code describes them.
package protocol ScreenRule: Rule {
  /// Looks at a screen, and adds what it finds.
  func check(_ screen: Screen, into findings: inout [ControlFinding])
}

extension ScreenRule {
  package var when: When { .screens }

  /// A finding of this rule about a control.
  ///
  /// - Parameters:
  ///   - message: one sentence that says what to do, and one that says why.
  ///   - control: its index in the screen.
  ///   - words: what tells it from others, such as the name of its image.
  ///   - severity: the rule's own when nil.
  func finding(_ message: String, of control: Int, words: [String] = [], severity: Severity? = nil)
    -> ControlFinding
  {
    let about = about
    return ControlFinding(
      control: control,
      finding: Finding(
        rule: about.name, severity: severity ?? about.severity, message: message, range: 0..<0, words: words))
  }
}

/// What a rule found in a control.
package struct ControlFinding: Sendable {
  /// Its index in the screen.
  package var control: Int
  package var finding: Finding
}
