/// A translation of a string that no longer exists.
struct TranslationLeftOver: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "translation-left-over", group: .translation, severity: .warning,
      summary: "A translation belongs to a string that the source no longer has.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard let sources = catalog.sources, catalog.locale != sources.locale,
      var leftOver = LeftOverKeys(catalog.entries, catalog.indices, format: catalog.format, of: sources)
    else { return }
    var last = ""
    for index in catalog.indices {
      let entry = catalog.entries[index]
      guard entry.key != last, leftOver.contains(entry.key) else { continue }
      last = entry.key
      findings.append(
        CatalogFinding(
          entry: index,
          finding: Finding(
            rule: about.name,
            // The next merge of gettext with the template removes it.
            severity: catalog.format == "po" ? .note : about.severity,
            message: "Remove \(quotedKey(entry.key)) if no code uses it. The source has no such string.",
            range: 0..<entry.sentence.utf8.count, words: [entry.key])))
    }
  }
}
