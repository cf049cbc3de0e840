internal import Readability

/// One control with two names, such as “Close” on one screen and “Dismiss” on the next, where both keys call it `close`.
struct ControlNames: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "control-names", group: .consistency, severity: .note, isDefault: false, languages: ["en"],
      summary: "A control has different names on different screens, such as “Close” and “Dismiss”.")
  }

  /// A string that is one of the names, and nothing else.
  private struct Named {
    var entry: Int
    /// Its index in `names`, and there.
    var thing: Int
    var name: Int
    /// Its index in `roles`.
    var role: Int
    /// What the key calls the control.
    var control: String

    func isSameControl(as other: Named) -> Bool {
      thing == other.thing && role == other.role && control == other.control
    }
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard catalog.locale == "en" || catalog.locale.hasPrefix("en-") else { return }
    let found = named(in: catalog).sorted {
      ($0.thing, $0.role, $0.control, $0.entry) < ($1.thing, $1.role, $1.control, $1.entry)
    }
    var start = 0
    while start < found.count {
      var end = start + 1
      while end < found.count, found[end].isSameControl(as: found[start]) { end += 1 }
      report(found[start..<end], of: catalog, &findings)
      start = end
    }
  }

  private func named(in catalog: Catalog) -> [Named] {
    var found: [Named] = []
    let rows = catalog.entries.rows
    for index in catalog.indices where !rows[index].isForm {
      guard let role = Self.roles.firstIndex(of: rows[index].role) else { continue }
      guard catalog.entries.bytes(rows[index].sentence).count <= Self.longest else { continue }
      let entry = catalog.entries[index]
      let text = entry.text.lowercased()
      for thing in Self.names.indices {
        guard let name = Self.names[thing].firstIndex(of: text), let control = Self.control(of: entry.key)
        else { continue }
        found.append(Named(entry: index, thing: thing, name: name, role: role, control: control))
      }
    }
    return found
  }

  /// The name that most of them have is the right one; on a tie, the first in the file.
  private func report(
    _ controls: ArraySlice<Named>, of catalog: Catalog, _ findings: inout [CatalogFinding]
  ) {
    guard let thing = controls.first?.thing else { return }
    var uses = [Int](repeating: 0, count: Self.names[thing].count)
    for control in controls { uses[control.name] += 1 }
    guard let most = uses.max(), most < controls.count,
      let major = controls.first(where: { uses[$0.name] == most })
    else { return }
    let model = catalog.entries[major.entry]
    for control in controls where control.name != major.name {
      let text = catalog.entries[control.entry].text
      findings.append(
        CatalogFinding(
          entry: control.entry,
          finding: Finding(
            rule: about.name, severity: about.severity,
            message: "Use one name for one control: \(quotedKey(model.key)) says \(quoted(model.text)).",
            range: 0..<text.utf8.count, words: [text])))
    }
  }

  /// “close” of “sheet.close.label”; nil for a key that is words of the text's own language.
  private static func control(of key: String) -> String? {
    guard !key.utf8.contains(0x20) else { return nil }
    return ActedOn.words(of: key).last { !parts.contains($0) }
  }

  private static let roles: [Role] = [.accessibilityLabel, .accessibilityAction, .button, .menuItem]
  private static let longest = 16
  /// Names that can only mean the same.
  private static let names = [
    ["close", "dismiss"], ["retry", "try again"], ["settings", "preferences"], ["search", "find"],
    ["refresh", "reload"], ["record", "start recording"], ["play", "start playback"],
  ]
  /// What a key says of the kind of string.
  private static let parts = [
    "accessibility", "a", "y", "action", "alt", "aria", "btn", "button", "caption", "content", "description",
    "icon",
    "image", "img", "item", "label", "menu", "name", "str", "string", "text", "title", "voiceover",
  ]
}
