extension Checker {
  /// Reads a file, and counts what `check` counts in it; nil when no format recognizes it.
  ///
  /// - Returns: the sums of each locale, and as findings only what is wrong with the file itself.
  public mutating func grade(_ document: Document) -> FileReport? {
    guard let format = format(of: document) else { return nil }
    let options = ReadingOptions(sourceLocale: configuration.sourceLocale)
    var tally = GradeTally(path: document.path, configuration: configuration, contexts: contexts)
    let reading = format.read(document, options: options)
    tally.add(reading.entries)
    let problems = configuration.selected(
      document.problems + reading.problems, path: document.path, format: format.name,
      locales: reading.entries.localeNames)
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
