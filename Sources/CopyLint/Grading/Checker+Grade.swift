extension Checker {
  /// Reads a file, and counts what `check` counts in it; nil when no format recognizes it.
  ///
  /// - Returns: the sums of each locale, and as findings only what is wrong with the file itself.
  public mutating func grade(_ document: Document) -> FileReport? {
    guard let format = format(of: document) else { return nil }
    let options = ReadingOptions(sourceLocale: configuration.sourceLocale)
    var tally = GradeTally(path: document.path, configuration: configuration, contexts: contexts)
    var locales: Set<String> = []
    let keepsToLocales = !configuration.onlyLocales.isEmpty
    let all =
      document.problems
      + format.visit(document, options: options) { key, sentence, facts in
        if keepsToLocales { locales.insert(facts.locale) }
        tally.add(key, sentence, facts)
      }
    let problems = configuration.selected(all, path: document.path, format: format.name, locales: locales)
    var report = FileReport(path: document.path, format: format.name)
    if !problems.isEmpty {
      let rules = ruleSet(path: document.path, key: nil)
      var builder = FileReportBuilder(document: document, format: format)
      for problem in problems { builder.add(problem, rules: rules) }
      report = builder.report()
    }
    report.locales = tally.finish()
    return report
  }
}
