internal import Readability

/// A control without a word for it.
struct LabelEmpty: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-empty", group: .labels, severity: .error,
      summary: "The label of a control or an announcement is empty.")
  }

  /// The language of the source, as `sourceLocale` says.
  private var sourceLanguage = "en"

  mutating func take(_ configuration: Configuration) {
    sourceLanguage = Locale(configuration.sourceLocale).language
  }

  var when: When {
    .role(in: .controls.union([.accessibilityAction, .inputLabel, .rotor, .announcement])) && .wordless
      && .reads(.state)
  }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard let type = Self.type(subject.entry.role), Self.isBlank(subject.entry.sentence),
      !isUntranslated(subject.entry),
      !isNote(subject.source?.text), !isLeftOpen(subject)
    else { return }
    let message = Self.message(subject.entry.role, type)
    findings.append(
      finding(
        message, at: 0..<subject.bytes.count, in: subject,
        severity: subject.source != nil ? .warning : .error))
  }

  /// Without its source, nobody knows whether a translation should be empty; the rest of the file may tell.
  private func isLeftOpen(_ subject: Subject) -> Bool { subject.source == nil && subject.isTranslation }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    let entries = catalog.entries
    let empty = catalog.indices.filter { index in
      let text = entries.bytes(entries.rows[index].sentence)
      // Nearly all begin with a letter.
      let first = text.byte(0)
      return text.count == 0 || (first <= 0x20 || first >= 0x80) && Self.isBlank(String(copying: text))
    }
    guard let first = empty.first else { return }
    let known = Set(catalog.translated.map(\.index))
    let isSource = Locale(catalog.locale).language == sourceLanguage
    // Several at once are of a feature that was withdrawn, or of a file that nobody has translated yet.
    let keys = empty.reduce(into: [first]) { keys, index in
      if !entries.hasSameKey(keys[keys.count - 1], index) { keys.append(index) }
    }
    let halfEmpty = Set(keys.filter { hasFilledForm($0, in: catalog) }.map { entries[$0].key })
    for index in empty where !known.contains(index) && (!isSource || !entries.rows[index].isOwnOrVariety) {
      let entry = entries[index]
      guard let type = Self.type(entry.role), !isUntranslated(entry),
        entries.rows[index].isForm || keys.count - halfEmpty.count < Self.several,
        // If all forms are empty, somebody wrote that on purpose.
        !entries.rows[index].isForm || halfEmpty.contains(entry.key)
      else { continue }
      findings.append(
        CatalogFinding(
          entry: index,
          finding: Finding(
            rule: about.name, severity: .note, message: Self.message(entry.role, type), range: 0..<0,
            words: [""])))
    }
  }

  /// Whether another form of the string has words.
  private func hasFilledForm(_ index: Int, in catalog: Catalog) -> Bool {
    let entries = catalog.entries
    guard entries.rows[index].isForm else { return false }
    return (max(0, index - Self.mostForms)..<min(entries.count, index + Self.mostForms)).contains {
      entries.hasSameKey($0, index) && entries.rows[$0].locale == entries.rows[index].locale
        && entries.bytes(entries.rows[$0].sentence).count > 0
    }
  }

  private static let several = 3
  private static let mostForms = 12

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

  private static func isBlank(_ sentence: String) -> Bool {
    // A blank text is a handful of bytes; a long one need not be looked at.
    guard sentence.utf8.count <= 16 else { return false }
    return sentence.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
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
