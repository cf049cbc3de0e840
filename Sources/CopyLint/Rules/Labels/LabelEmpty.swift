/// A control without a word for it.
struct LabelEmpty: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-empty", group: .labels, severity: .error,
      summary: "The label of a control or an announcement is empty.")
  }

  var when: When {
    .role(in: .controls.union([.accessibilityAction, .inputLabel, .rotor, .announcement])) && .wordless
      && .reads(.state)
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let type = Self.type(subject.entry.role), isBlank(subject), !isUntranslated(subject.entry),
      !isNote(subject.source?.text)
    else { return }
    let message = Self.message(subject.entry.role, type)
    findings.append(
      finding(
        message, at: 0..<subject.bytes.count, in: subject,
        severity: subject.source != nil ? .warning : subject.isTranslation ? .note : .error))
  }

  private static func message(_ role: Role, _ type: String) -> String {
    switch role.part {
    case .action: "Add the name of the action. People choose it from a list by its name."
    case .inputLabel: "Add a name, or remove this one. Nobody can say an empty name."
    case .rotor: "Add the name of the rotor. People choose it by its name."
    case .announcement: "Add what to announce, or remove it. A screen reader has nothing to say here."
    case _ where type.isEmpty: "Add a label. A screen reader has nothing to say here."
    default: "Add a label. A screen reader says only “\(type)”."
    }
  }

  /// What a screen reader says without a label; empty where it can't be known, nil where an empty text is fine.
  private static func type(_ role: Role) -> String? {
    switch role.part {
    case .label where role.container == .accessibility: ""
    case .action, .inputLabel, .rotor, .announcement: ""
    case .button, .destructiveButton, .cancelButton: "button"
    case .link: "link"
    case .menuItem: "menu item"
    case .tab: "tab"
    case .toggle: "switch"
    default: nil
    }
  }

  private func isBlank(_ subject: Subject) -> Bool {
    // A blank text is a handful of bytes; a long one need not be looked at.
    guard subject.bytes.count <= 16 else { return false }
    return subject.entry.sentence.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// "[to be deleted]": people don't see a text that is all in brackets, so its translation isn't missed.
  private func isNote(_ source: String?) -> Bool {
    guard let source else { return false }
    return source.utf8.count > 2 && source.utf8.first == UInt8(ascii: "[")
      && source.utf8.last == UInt8(ascii: "]")
  }

  /// A catalog shows the source text where a translation is empty.
  private func isUntranslated(_ entry: Entry) -> Bool {
    entry.state == .new || entry.source?.isEmpty == false
  }
}
