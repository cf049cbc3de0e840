/// Two controls of one screen that a screen reader calls the same.
struct LabelDuplicate: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "label-duplicate", group: .labels, severity: .note, isDefault: false,
      summary: "Two controls of one screen have the same spoken label.")
  }

  private struct Label {
    var entry: Int
    /// Hashes: comparing the texts themselves takes longer than everything else here.
    var screen: UInt64
    var text: UInt64
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    var labels: [Label] = []
    let entries = catalog.entries
    for index in catalog.indices where entries.rows[index].role == .accessibilityLabel {
      guard !entries.rows[index].isForm else { continue }
      let entry = entries[index]
      // A text with a value in it differs each time; a form belongs to one label.
      guard !entry.text.isEmpty,
        !entry.text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }),
        isName(entry.text, writesSpaces: entry.writesSpaces), let screen = screen(of: entry.key),
        !entry.isNamedLike(Self.twins), !entry.isNamedLike(Self.others)
      else { continue }
      labels.append(Label(entry: index, screen: screen, text: byteHash(entry.text.lowercased().utf8.span)))
    }
    labels.sort { ($0.screen, $0.text, $0.entry) < ($1.screen, $1.text, $1.entry) }
    var start = 0
    while start < labels.count {
      var end = start + 1
      while end < labels.count, labels[end].screen == labels[start].screen,
        labels[end].text == labels[start].text
      {
        end += 1
      }
      // More than a few are not of one screen.
      if 2...Self.most ~= end - start, !areVariants(labels[start..<end], of: catalog) {
        report(labels[start..<end], of: catalog, &findings)
      }
      start = end
    }
  }

  private func report(_ labels: ArraySlice<Label>, of catalog: Catalog, _ findings: inout [CatalogFinding]) {
    let others = labels.count == 2 ? "another label" : "\(labels.count - 1) others"
    for label in labels {
      let text = catalog.entries[label.entry].text
      findings.append(
        CatalogFinding(
          entry: label.entry,
          finding: Finding(
            rule: about.name, severity: about.severity,
            message: "Make this label unique: \(others) on this screen \(labels.count == 2 ? "says" : "say") "
              + "\(quoted(text)).",
            range: 0..<text.utf8.count, words: [text])))
    }
  }

  /// The hash of the first word of a key of several, "player" of "player.edit.label" and of "a11y.player.edit"; nil when the key
  /// names no screen.
  private func screen(of key: String) -> UInt64? {
    let words = words(of: key)
    guard words.count >= 3, let first = words.firstIndex(where: { !Self.general.contains($0) }),
      first + 1 < words.count
    else { return nil }
    return byteHash(words[first].utf8.span)
  }

  private func words(of key: String) -> [String] {
    guard !key.utf8.contains(0x20) else { return [] }
    return key.lowercased().split { "._-/:\\".contains($0) }.map(String.init)
  }

  /// "banner.label" and "banner.wales.label": one of them is shown, by place, size or state.
  private func areVariants(_ labels: ArraySlice<Label>, of catalog: Catalog) -> Bool {
    let keys = labels.map { Set(words(of: catalog.entries[$0.entry].key)) }
    return keys.indices.contains { first in
      keys.indices.contains { $0 != first && keys[$0].isSuperset(of: keys[first]) }
    }
  }

  /// The name of a control; a sentence describes a picture, or says what happened.
  private func isName(_ text: String, writesSpaces: Bool) -> Bool {
    guard writesSpaces else { return text.count <= 8 }
    return text.count <= 40 && text.utf8.count { $0 == 0x20 } < 4
  }

  private static let most = 4

  /// What may come before the name of a screen.
  private static let general: Set = [
    "a11y", "accessibility", "talkback", "voiceover", "aria", "screen", "view", "page", "common", "general",
    "global", "shared", "generic", "default", "ui", "app", "ios", "android", "action", "button", "label",
    "content", "string", "text",
  ]

  /// "flip.state.original": what a control says of itself; badges stand on each row, and the items of a menu or a filter are shown.
  private static let others: [StaticString] = [
    "state", "status", "value", "checked", "selected", "badge", "filter", "menu", "placeholder",
  ]

  /// "edit.ipad.label": the same control on another device.
  private static let twins: [StaticString] = ["ipad", "iphone", "mac", "watch", "tv", "phone", "tablet"]
}
