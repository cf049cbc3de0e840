/// Names for voice control that do not work together: doubles, one name for two controls, the visible name missing.
struct InputLabelNames: ScreenRule {
  var about: RuleDescription {
    RuleDescription(
      name: "input-label-names", group: .actions, severity: .warning,
      summary: "A control's names for voice control repeat, or leave out the one that people see.")
  }

  /// A name, and the control that its key tells.
  private struct Name {
    var entry: Int
    var control: String
    var text: String
  }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    var names: [Name] = []
    for index in catalog.indices where catalog.entries.rows[index].role == .inputLabel {
      let entry = catalog.entries[index]
      guard entry.text.contains(where: \.isLetter) else { continue }
      names.append(Name(entry: index, control: Self.control(of: entry.key), text: entry.text.lowercased()))
    }
    guard !names.isEmpty else { return }
    reportDoubles(names, catalog, &findings)
    reportUnseen(names, catalog, &findings)
  }

  private func reportDoubles(_ names: [Name], _ catalog: Catalog, _ findings: inout [CatalogFinding]) {
    var seen: [String: Name] = [:]
    for name in names {
      guard let other = seen[name.text] else {
        seen[name.text] = name
        continue
      }
      let text = quoted(catalog.entries[name.entry].text)
      let isSame = other.control == name.control
      // Two screens may have a button of the same name.
      guard isSame || Self.screen(other.control) == Self.screen(name.control) else { continue }
      report(
        isSame
          ? "Leave out the second \(text). Once is enough."
          : "Give this control a different name. \(text) also names \(quotedKey(catalog.entries[other.entry].key)).",
        name, catalog, &findings)
    }
  }

  /// In code, what a control shows is beside its names.
  func check(_ screen: Screen, into findings: inout [ControlFinding]) {
    for (index, control) in screen.controls.enumerated() where control.content == .words {
      guard let names = control.names, !names.isEmpty, let title = control.title.text, !title.isEmpty,
        !names.contains(where: { Self.holds($0, title) })
      else { continue }
      // A key may stand for any text, and so may its name.
      if case .name = KeyShape(title) { continue }
      findings.append(finding(Self.advice(title), of: index, words: [title]))
    }
  }

  /// Whether a name is `name`, or a list that has it, which `input-label-form` splits: “Dictate, Speak”.
  private static func holds(_ names: String, _ name: String) -> Bool {
    let words = { (text: Substring) in text.split(separator: " ") }
    let own = words(name.lowercased()[...])
    return names.lowercased().split { ",;/|".contains($0) }.contains { words($0) == own }
  }

  private static func advice(_ title: String) -> String {
    "Add \(quoted(title)) to the names. People say what they see."
  }

  /// People say what they see.
  private func reportUnseen(_ names: [Name], _ catalog: Catalog, _ findings: inout [CatalogFinding]) {
    var visible: [String: Int] = [:]
    for index in catalog.indices {
      let role = catalog.entries.rows[index].role
      guard !role.isSpoken,
        role.part.isButton || role.part == .link || role.part == .menuItem || role.part == .tab
          || role.part == .toggle
      else { continue }
      visible[Self.control(of: catalog.entries[index].key)] = index
    }
    var reported: Set<String> = []
    for name in names where !name.control.isEmpty && reported.insert(name.control).inserted {
      guard let index = visible[name.control], !Self.isLater(catalog.entries[name.entry].key) else {
        continue
      }
      let text = catalog.entries[index].text
      guard !text.utf8.contains(where: { [0x25, 0x7B, 0x24].contains($0) }), text.contains(where: \.isLetter),
        !names.contains(where: { $0.control == name.control && Self.holds($0.text, text) })
      else { continue }
      report(Self.advice(text), name, catalog, &findings)
    }
  }

  private func report(_ message: String, _ name: Name, _ catalog: Catalog, _ findings: inout [CatalogFinding])
  {
    let text = catalog.entries[name.entry].text
    findings.append(
      CatalogFinding(
        entry: name.entry,
        finding: Finding(
          rule: about.name, severity: about.severity, message: message, range: 0..<text.utf8.count,
          words: [text])))
  }

  /// The letters of a key without the words of its role: "composersend" of "composer.sendInputLabels", one word a dot.
  private static func control(of key: String) -> String {
    var text = ""
    for character in key.lowercased() {
      if character.isLetter {
        text.append(character)
      } else if !text.hasSuffix("."), !text.isEmpty {
        text.append(".")
      }
    }
    // “voice-control-role-country” is of the screen “role”.
    let opening = "voice.control."
    if text.hasPrefix(opening) { text.removeFirst(opening.count) }
    for part in [
      "inputlabels", "inputlabel", "voicecontrol", "accessibility", "button", "title", "input.labels",
    ] {
      if text.hasSuffix(".") { text.removeLast() }
      if text.hasSuffix(part), text.utf8.count > part.utf8.count { text.removeLast(part.count) }
    }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// “new.inputLabel.2” without a first one: that is the text of the button.
  private static func isLater(_ key: String) -> Bool {
    guard let last = key.utf8.last, last.isASCIIDigit else { return false }
    return last > UInt8(ascii: "1") && !(key.utf8.dropLast().last?.isASCIIDigit ?? false)
  }

  private static func screen(_ control: String) -> Substring { control.prefix { $0 != "." } }
}
