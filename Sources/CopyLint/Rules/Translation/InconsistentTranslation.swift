/// The same source, translated in two ways.
struct InconsistentTranslation: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "inconsistent-translation", group: .translation, severity: .warning,
      summary: "The same sentence of the source is translated in two ways in one file.")
  }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    // The text of another language tells whether two strings are one.
    var groups: [String: [Int]] = [:]
    for (place, source) in catalog.translated.enumerated() where Self.isSentence(source) {
      let entry = catalog.entries[catalog.indices[place]]
      guard entry.variant.isEmpty, !entry.text.isEmpty, entry.state != .new else { continue }
      groups[source, default: []].append(catalog.indices[place])
    }
    for (_, group) in groups where group.count > 1 {
      let first = catalog.entries[group[0]].text
      guard group.contains(where: { catalog.entries[$0].text != first }) else { continue }
      compare(group, in: catalog, &findings)
    }
    findings.sort { ($0.entry ?? 0) < ($1.entry ?? 0) }
  }

  /// The wording that most have is the model; of equals, the first.
  private func compare(_ group: [Int], in catalog: Catalog, _ findings: inout [CatalogFinding]) {
    let texts = group.map { Self.folded(catalog.entries[$0].text) }
    var counts: [String: Int] = [:]
    for text in texts { counts[text, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    guard let model = texts.firstIndex(where: { counts[$0] == most }) else { return }
    for (place, entry) in group.enumerated() where texts[place] != texts[model] {
      report(entry, model: group[model], in: catalog, &findings)
    }
  }

  private func report(
    _ entry: Int, model: Int, in catalog: Catalog, _ findings: inout [CatalogFinding]
  ) {
    let text = catalog.entries[entry].text
    findings.append(
      CatalogFinding(
        entry: entry,
        finding: Finding(
          rule: about.name, severity: about.severity,
          message: "Write \(quoted(catalog.entries[model].text)), as for the same source before.",
          range: 0..<text.utf8.count, words: [text])))
  }

  /// Short texts mean different things in different places.
  private static func isSentence(_ source: String) -> Bool {
    source.utf8.count { $0 == 0x20 } >= 3
  }

  /// Without what the eye passes over.
  private static func folded(_ text: String) -> String {
    String(
      text.lowercased().unicodeScalars.filter {
        ($0.properties.isAlphabetic || $0 == "%" || $0 == "{") && !isVowelMark($0)
      })
  }

  /// Marks of Hebrew and Arabic that most writers leave out.
  private static func isVowelMark(_ scalar: Unicode.Scalar) -> Bool {
    0x591...0x5C7 ~= scalar.value || 0x64B...0x65F ~= scalar.value || scalar.value == 0x670
  }
}
