/// A translation of a string that no longer exists.
struct TranslationLeftOver: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "translation-left-over", group: .translation, severity: .warning,
      summary: "A translation belongs to a string that the source no longer has.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard let sources = catalog.sources, catalog.locale != sources.locale, !sources.isBroken else { return }
    // The texts in the source language are in Info.plist itself.
    if sources.paths.contains(where: { $0.hasSuffix("InfoPlist.strings") }) { return }
    var texts: TextKeys?
    var last = ""
    for index in catalog.indices {
      let entry = catalog.entries[index]
      guard entry.key != last, sources.key(entry.key) == nil,
        !["i18next", "json"].contains(catalog.format) || !sources.hasForm(entry.key),
        catalog.format != "yaml" || !Self.isOfFramework(entry.key), !Self.isPluralForm(entry.key, of: sources)
      else { continue }
      last = entry.key
      let keys = texts ?? TextKeys(catalog, of: sources)
      texts = keys
      if keys.areAll { return }
      if keys.mayHold(entry.key) { continue }
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

  /// Whether it is a form that the language has and the source language lacks: `apps.few` next to `apps.other`.
  private static func isPluralForm(_ key: String, of sources: SourceStrings) -> Bool {
    guard let dot = key.lastIndex(of: "."),
      ["zero", "one", "two", "few", "many"].contains(key[key.index(after: dot)...])
    else { return false }
    return sources.key(key[...dot] + "other") != nil
  }

  /// Whether Rails or a library has the English text.
  private static func isOfFramework(_ key: String) -> Bool {
    let first = key.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "\\") }
    return frameworks.contains { first.elementsEqual($0.utf8) }
  }

  private static let frameworks = [
    "date", "time", "datetime", "number", "support", "errors", "helpers", "i18n", "activerecord",
    "activemodel",
    "devise", "faker", "will_paginate",
  ]
}
