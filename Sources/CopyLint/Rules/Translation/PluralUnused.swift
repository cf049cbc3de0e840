/// A form of a plural that no number takes.
struct PluralUnused: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "plural-unused", group: .translation, severity: .note,
      summary: "A plural has a form that no number uses in its language.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    var sources: [Int: String]?
    forEachPlural(in: catalog) { set, platform in
      guard platform != .qt, platform != .gettext else { return }
      let needs = pluralNeeds(locale: catalog.locale, platform: platform, isOrdinal: set.isOrdinal)
      for label in set.labels {
        guard let category = PluralCategory(rawValue: label.name), needs.unused.contains(category) else {
          continue
        }
        let text = catalog.entries[label.entry].sentence
        // What is still in the language of the source was put there by a tool.
        let known =
          sources
          ?? Dictionary(catalog.translated.map { ($0.index, $0.source) }, uniquingKeysWith: { one, _ in one })
        sources = known
        let isLeft = known[label.entry] == text
        findings.append(
          CatalogFinding(
            entry: label.entry,
            finding: Finding(
              rule: about.name, severity: isLeft ? .warning : about.severity,
              message:
                "Remove the form “\(label.name)”. No number uses it in \(languageName(catalog.locale)).",
              range: 0..<text.utf8.count, words: [label.name])))
      }
    }
  }
}
