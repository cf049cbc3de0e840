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
      guard !entry.text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }),
        let screen = screen(of: entry.key), !entry.isNamedLike(Self.twins)
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
      if end - start > 1 { report(labels[start..<end], of: catalog, &findings) }
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

  /// The hash of the first part of a key of several, "player" of "player.edit.label"; nil when the key names no screen.
  private func screen(of key: String) -> UInt64? {
    guard !key.utf8.contains(0x20) else { return nil }
    let parts = key.utf8.split(maxSplits: 2) { Self.separators.contains($0) }
    return parts.count >= 3 && parts[2].contains { !Self.separators.contains($0) }
      ? byteHash(Array(parts[0]).span) : nil
  }

  private static let separators = Array("._-/:".utf8)

  /// "edit.ipad.label": the same control on another device.
  private static let twins: [StaticString] = ["ipad", "iphone", "mac", "watch", "tv", "phone", "tablet"]
}
