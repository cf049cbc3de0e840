import Readability

/// A string that the source has and the translation lacks.
struct TranslationMissing: Rule {
  private var required: [String] = []
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "translation-missing", group: .translation, severity: .error,
      summary: "A string of the source language has no translation.")
  }

  mutating func take(_ configuration: Configuration) {
    required = configuration.translations.requireAll
    isChecked = configuration.checksTranslations
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard isChecked, required.isEmpty || required.contains(catalog.locale) else { return }
    // By key, with the rest summed up for the file: the order of the file does not matter.
    let missing = Self.missing(in: catalog).sorted()
    for key in missing.prefix(Self.most) {
      add("Translate \(quoted(key)). The source has it.", key, to: &findings)
    }
    if missing.count > Self.most {
      add("Translate \(missing.count - Self.most) more strings, too.", "", to: &findings)
    }
  }

  /// More findings than these say nothing new: the report of languages has the number.
  private static let most = 20

  /// The keys that a translation has to have, and that the catalog's language lacks.
  static func missing(in catalog: Catalog) -> [String] {
    let locale = Locale(catalog.locale)
    if let sources = catalog.sources, catalog.locale != sources.locale {
      let sourceLocale = Locale(sources.locale)
      guard !locale.fallsBack(on: sourceLocale) else { return [] }
      let present = keys(of: catalog)
      let isEnglish = sourceLocale.language == "en"
      return sources.required(in: catalog.format).filter { key in
        !present.contains(key.name) && key.role.part != .identifier
          && key.forms.all.first.map { TranslatableText.isOne($0.text, key: key.name, isEnglish: isEnglish) }
            ?? false
      }.map(\.name)
    }
    guard catalog.format == "xcstrings", let source = catalog.entries.first(where: { $0.source == nil }),
      source.locale != catalog.locale, !locale.fallsBack(on: Locale(source.locale))
    else { return [] }
    let present = keys(of: catalog)
    var missing: [String] = []
    for entry in catalog.entries where entry.source == nil && entry.isShown && missing.last != entry.key {
      let isName =
        entry.sentence == entry.key && !entry.key.utf8.contains(0x20) && entry.key.utf8.contains(0x2E)
      let isEnglish = source.language == "en"
      if !isName, !present.contains(entry.key),
        TranslatableText.isOne(entry.sentence, key: entry.key, isEnglish: isEnglish)
      {
        missing.append(entry.key)
      }
    }
    return missing
  }

  /// The keys of the catalog's language.
  private static func keys(of catalog: Catalog) -> Set<String> {
    var keys: Set<String> = []
    for index in catalog.indices { keys.insert(catalog.entries[index].key) }
    return keys
  }

  private func add(_ message: String, _ key: String, to findings: inout [CatalogFinding]) {
    findings.append(
      CatalogFinding(
        key: key,
        finding: Finding(
          rule: about.name, severity: about.severity, message: message, range: 0..<0,
          words: key.isEmpty ? [] : [key])))
  }
}
