/// "Cancel" under a question that is about canceling.
struct CancelAmbiguous: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "cancel-ambiguous", group: .confirmations, severity: .warning, languages: ["en"],
      summary: "A button says “Cancel” under a question that is about canceling.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard catalog.locale == "en" || catalog.locale.hasPrefix("en-") else { return }
    for index in catalog.indices where isQuestion(catalog.entries.rows[index].role) {
      let question = catalog.entries[index]
      guard question.text.hasSuffix("?"), Self.openings.contains(where: question.text.lowercased().hasPrefix),
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
              message:
                "Say what stays the same, such as “Keep it”. The question \(quoted(question.text)) is about canceling, too.",
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
