import Readability

/// A string that the source has but the translation lacks, or a whole file or language.
struct TranslationMissing: Rule {
  private var translations = Configuration.TranslationSettings()
  private var isChecked = false

  var about: RuleDescription {
    RuleDescription(
      name: "translation-missing", group: .translation, severity: .error,
      summary: "A string of the source language has no translation.")
  }

  mutating func take(_ configuration: Configuration) {
    translations = configuration.translations
    // Strings that an override names by key don't count among many that are told as one.
    if configuration.overrides.contains(where: { !$0.keys.isEmpty && $0.rules[about.name] != nil }) {
      translations.listsAllMissing = true
    }
    isChecked = configuration.checksTranslations
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard translations.missing != .count else { return }
    // The file says so itself, and without a translation it looks as if it were fine.
    if let count = MissingStrings.countIfAllAreFuzzy(catalog), translations.requires(catalog) {
      let some = count == 1 ? "Its only string is" : "All of its \(count) strings are"
      return add(
        "Review this file. \(some) marked fuzzy, so the app uses none of it.",
        severity: isChecked ? nil : .warning,
        to: &findings)
    }
    guard isChecked else { return }
    if let sources = catalog.sources, catalog.locale == sources.locale {
      return report(sources.lacking, to: &findings)
    }
    reportLanguages(of: catalog, to: &findings)
    // What could not be read is not missing: the mistake comes first.
    guard translations.requires(catalog), !catalog.isBroken else { return }
    var missing = MissingStrings(of: catalog, settings: translations)
    // Whoever adds a string to the source can't translate it at once.
    if let past = catalog.past { missing.keep(past.keys(in: catalog.format)) }
    if missing.isWholeFile, !translations.listsAllMissing {
      return add("Translate this file. None of its \(missing.all.count) strings is done.", to: &findings)
    }
    guard missing.all.count <= Self.most || translations.listsAllMissing else {
      let some = listed(missing.all.prefix(3).map { quotedKey($0.key) })
      return add("Translate \(missing.all.count) strings in this file, such as \(some).", to: &findings)
    }
    for string in missing.all {
      if string.isFuzzy {
        add("Review \(string.quotedName). It is marked fuzzy.", string, to: &findings)
        continue
      }
      let why =
        string.entry != nil
        ? "It has no text yet." : string.isKeyAlone ? "Most languages have it." : "The source has it."
      add("Translate \(string.quotedName). \(why)", string, to: &findings)
    }
  }

  /// More findings than this say nothing new: the table of languages has the number.
  static let most = 20

  /// The languages that a file lacks, where each language has its own files.
  private func report(_ lacking: [LackingTranslation], to findings: inout [CatalogFinding]) {
    for one in lacking where one.reason == .wholeLanguage {
      add(
        "Translate the app into \(languageName(one.locale)). “requireAll” names it, but no file has it.",
        to: &findings)
    }
    let required = lacking.filter { $0.reason == .required }.map(\.locale)
    if !required.isEmpty {
      add("Add this file in \(languageList(required)). “requireAll” asks for it.", to: &findings)
    }
    for one in lacking where one.reason == .removed || one.reason == .removedSource {
      let file = one.path.map { "“\(printable($0))”" } ?? "this file in “\(one.locale)”"
      let other = one.reason == .removedSource ? ", or delete its translations" : ""
      add("Restore \(file)\(other). It was removed.", to: &findings)
    }
    for one in lacking where one.reason == .noSource {
      let file = printable(one.path ?? "")
      add(
        "Restore “\(file)”, or delete its translations. No file has the texts that they translate.",
        severity: .warning, to: &findings)
    }
    for (reason, severity) in [(LackingTranslation.Reason.folders, Severity.warning), (.folder, .note)] {
      let locales = lacking.filter { $0.reason == reason }.map(\.locale)
      if !locales.isEmpty {
        add(
          "Add this file in \(languageList(locales)). Other folders have it.", severity: severity,
          to: &findings)
      }
    }
    let others = lacking.filter { $0.reason == .others }.map(\.locale)
    if !others.isEmpty {
      // The settings don't say that each language needs each file.
      add(
        "Add this file in \(languageList(others)). The files next to it have \(others.count == 1 ? "it" : "them").",
        severity: .warning, to: &findings)
    }
  }

  /// The languages that a file for all languages lacks.
  private func reportLanguages(of catalog: Catalog, to findings: inout [CatalogFinding]) {
    guard catalog.format == "xcstrings", catalog.isSource else { return }
    let locales = Set(catalog.entries.localeNames)
    let lacking = translations.requireAll.filter { wanted in
      !locales.contains { Locale.name(wanted, includes: $0) || Locale(wanted).fallsBack(on: Locale($0)) }
    }
    guard !lacking.isEmpty else { return }
    add("Translate this file into \(languageList(lacking)). “requireAll” asks for it.", to: &findings)
  }

  private func add(
    _ message: String, _ string: MissingStrings.One? = nil, severity: Severity? = nil,
    to findings: inout [CatalogFinding]
  ) {
    let severity = translations.missing == .warning ? .warning : severity ?? about.severity
    let key = string?.key ?? ""
    findings.append(
      CatalogFinding(
        entry: string?.entry, key: key,
        finding: Finding(
          rule: about.name, severity: severity, message: message, range: 0..<0,
          words: key.isEmpty ? [] : [key])))
    if let source = string?.source, !source.isEmpty { findings[findings.count - 1].source = source }
  }
}
