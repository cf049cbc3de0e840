/// "Cancel" under a question that is about canceling.
struct CancelAmbiguous: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "cancel-ambiguous", group: .confirmations, severity: .warning, languages: ["en"],
      summary: "A button says “Cancel” under a question that is about canceling.")
  }

  /// In code, the buttons are in the braces of the question.
  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, dialog) in screen.controls.enumerated() where dialog.kind == .dialog {
      guard let question = dialog.title.text, isAboutCanceling(question) else { continue }
      let buttons = screen.controls.indices[index...].dropFirst().prefix(Self.reach)
      for other in buttons where dialog.extent.contains(screen.controls[other].range.lowerBound) {
        guard screen.controls[other].title.text == "Cancel" else { continue }
        findings.append(finding(Self.message(question), of: other, words: ["Cancel"]))
      }
    }
  }

  private func isAboutCanceling(_ question: String) -> Bool {
    question.hasSuffix("?") && Self.openings.contains(where: question.lowercased().hasPrefix)
  }

  private static func message(_ question: String) -> String {
    "Say what stays the same, such as “Keep it”. The question \(quoted(question)) is about canceling, too."
  }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard catalog.locale == "en" || catalog.locale.hasPrefix("en-") else { return }
    for index in catalog.indices where isQuestion(catalog.entries.rows[index].role) {
      let question = catalog.entries[index]
      // Where keys are texts, they are sorted or come from anywhere.
      guard isAboutCanceling(question.text), !question.key.hasSuffix(question.text),
        let stem = Self.stem(of: question.key)
      else { continue }
      let near = max(0, index - Self.reach)..<min(catalog.entries.count, index + Self.reach + 1)
      for other in near where other != index {
        let button = catalog.entries[other]
        guard button.text == "Cancel", button.locale == question.locale, Self.stem(of: button.key) == stem
        else {
          continue
        }
        findings.append(
          CatalogFinding(
            entry: other,
            finding: Finding(
              rule: about.name, severity: about.severity,
              message: Self.message(question.text),
              range: 0..<button.text.utf8.count, words: [button.text])))
      }
    }
  }

  private func isQuestion(_ role: Role) -> Bool {
    role == .confirmationTitle || role == .alertTitle || role == .confirmationMessage || role == .alertMessage
  }

  /// The key without its last part, and without the part that names the dialog; nil for a key of one part.
  private static func stem(of key: String) -> Substring? {
    key.lastIndex { ".-_/:".contains($0) }.map { key[..<$0] }
  }

  private static let openings = [
    "cancel ", "do you want to cancel", "are you sure you want to cancel", "would you like to cancel",
    "really cancel", "do you really want to cancel",
  ]
  private static let reach = 16
}
