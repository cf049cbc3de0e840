extension Checker {
  /// Adds what is found in the file as a whole, once all of its strings are checked.
  mutating func conclude(_ job: inout CheckJob, _ run: FileRun) {
    judge(job.sums, run, into: &job.builder)
    for var summary in job.sums.finish() {
      summary.limit = job.rules.limit
      job.builder.add(summary, rules: job.rules)
      addCoverage(summary.locale, run, to: &job.builder)
    }
    // Where only some languages are checked, nobody knows what the others need.
    if configuration.onlyLocales.isEmpty { job.builder.judgeSuppressions(rules: job.rules) }
  }

  private func addCoverage(
    _ locale: String, _ run: FileRun, to builder: inout FileReportBuilder
  ) {
    guard configuration.checksTranslations else { return }
    if let coverage = TranslationCoverage(
      locale: locale, in: run.strings, format: run.format.name, sources: sources)
    {
      builder.add(coverage)
    }
  }

  /// Runs the rules that compare strings. A file without strings is a catalog too: one that lacks them all.
  private mutating func judge(_ sums: FileSums, _ run: FileRun, into builder: inout FileReportBuilder) {
    let fileRules = ruleSet(path: run.path, key: nil)
    var catalogs = sums.locales.map(\.catalog)
    if run.strings.isEmpty {
      let options = ReadingOptions(sourceLocale: configuration.sourceLocale)
      catalogs = [Catalog(locale: locale(of: run.path, options: options).name)]
    }
    for var catalog in catalogs where configuration.selects(catalog.locale) {
      catalog.entries = run.strings
      catalog.format = run.format.name
      catalog.sources = sources
      for found in fileRules.check(catalog) {
        let key = found.entry.map { run.strings[$0].key } ?? found.key
        let rules = ruleSet(path: run.path, key: key)
        if let entry = found.entry {
          _ = builder.add(found.finding, of: run.strings[entry], rules: rules)
        } else {
          builder.add(found, locale: catalog.locale, rules: rules)
        }
      }
    }
  }
}
