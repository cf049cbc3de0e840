import Readability

extension TranslationMissing {
  /// The languages that a file lacks, where each language has its own files.
  func report(
    _ lacking: [LackingTranslation], in locale: String, to findings: inout [CatalogFinding]
  ) {
    for one in lacking where one.reason == .wholeLanguage {
      add(
        "Translate the app into \(languageName(one.locale)). “requireAll” names it, but no file has it.",
        to: &findings)
    }
    let required = lacking.filter { $0.reason == .required }.map(\.locale)
    if !required.isEmpty {
      add("Add this file in \(languageList(required)). “requireAll” asks for it.", to: &findings)
    }
    for case let (advice, severity)? in lacking.map(\.adviceOnRemoval) {
      add(advice, severity: severity, to: &findings)
    }
    for one in lacking where one.isOfSource {
      let isCertain = one.reason != .maybeEmptySource && one.reason != .noSource
      add(one.adviceOnSource(beside: locale), severity: isCertain ? nil : .warning, to: &findings)
      findings[findings.count - 1].finding.isOfLostSource = isCertain
    }
    for (reason, severity) in [(LackingTranslation.Reason.folders, Severity.warning), (.folder, .note)] {
      let locales = lacking.filter { $0.reason == reason }.map(\.locale)
      if !locales.isEmpty {
        add(
          "Add this file in \(languageList(locales)). Other folders have it.", severity: severity,
          to: &findings)
      }
    }
    reportBeside(lacking, to: &findings)
    let others = lacking.filter { $0.reason == .others }.map(\.locale)
    if !others.isEmpty {
      // The settings don't say that each language needs each file.
      add(
        "Add this file in \(languageList(others)). The files next to it have \(others.count == 1 ? "it" : "them").",
        severity: .warning, to: &findings)
    }
  }

  /// Languages that have other files, but not this one.
  private func reportBeside(_ lacking: [LackingTranslation], to findings: inout [CatalogFinding]) {
    for (reason, severity) in [(LackingTranslation.Reason.beside, Severity.warning), (.untranslated, .note)] {
      let some = lacking.filter { $0.reason == reason }
      // On Android, some languages may have more of the strings elsewhere.
      for count in Set(some.map(\.strings)).sorted() {
        let languages = languageList(some.filter { $0.strings == count }.map(\.locale))
        let strings = count == 1 ? "Its only string isn't" : "Its \(count) strings aren't"
        add(
          "Add this file in \(languages). \(strings) translated, but other files here are.",
          severity: severity,
          to: &findings)
      }
    }
  }

  /// The languages that a file for all languages lacks.
  func reportLanguages(of catalog: Catalog, to findings: inout [CatalogFinding]) {
    guard catalog.format == "xcstrings", catalog.isSource else { return }
    let locales = Set(catalog.entries.localeNames)
    let lacking = translations.requireAll.filter { wanted in
      !locales.contains { Locale.name(wanted, includes: $0) || Locale(wanted).fallsBack(on: Locale($0)) }
    }
    guard !lacking.isEmpty else { return }
    add("Translate this file into \(languageList(lacking)). “requireAll” asks for it.", to: &findings)
  }
}
