extension Checker {
  /// Adds what is found in the file as a whole, once all of its strings are checked.
  ///
  /// - Parameter rules: of the file.
  mutating func conclude(
    _ sums: inout FileSums, _ entries: StringTable, path: String, format: String, rules: RuleSet,
    into builder: inout FileReportBuilder
  ) {
    judge(sums.catalogs, entries, path: path, format: format, into: &builder)
    sums.tallies.sort { $0.summary.locale < $1.summary.locale }
    for index in sums.tallies.indices {
      let context = contexts[sums.tallies[index].summary.locale]
      var summary = sums.tallies[index].finish(in: context.measured)
      summary.isSource = context.isSource
      summary.limit = rules.limit
      builder.add(summary, rules: rules)
      addCoverage(summary.locale, entries, format: format, to: &builder)
    }
    // Where only some languages are checked, nobody knows what the others need.
    if configuration.onlyLocales.isEmpty { builder.judgeSuppressions(rules: rules) }
  }

  private func addCoverage(
    _ locale: String, _ entries: StringTable, format: String, to builder: inout FileReportBuilder
  ) {
    guard configuration.checksTranslations else { return }
    if let coverage = TranslationCoverage(locale: locale, in: entries, format: format, sources: sources) {
      builder.add(coverage)
    }
  }

  /// Runs the rules that compare strings. A file without strings is a catalog too: one that lacks them all.
  private mutating func judge(
    _ catalogs: [Catalog], _ entries: StringTable, path: String, format: String,
    into builder: inout FileReportBuilder
  ) {
    let rules = ruleSet(path: path, key: nil)
    var catalogs = catalogs
    if entries.isEmpty {
      let options = ReadingOptions(sourceLocale: configuration.sourceLocale)
      catalogs = [Catalog(locale: locale(of: path, options: options).name)]
    }
    for var catalog in catalogs where configuration.selects(catalog.locale) {
      catalog.entries = entries
      catalog.format = format
      catalog.sources = sources
      for found in rules.check(catalog) {
        let key = found.entry.map { entries[$0].key } ?? found.key
        let rules = ruleSet(path: path, key: key)
        if let entry = found.entry {
          _ = builder.add(found.finding, of: entries[entry], rules: rules)
        } else {
          builder.add(found, locale: catalog.locale, rules: rules)
        }
      }
    }
  }
}
