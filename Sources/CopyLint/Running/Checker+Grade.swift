extension Checker {
  /// Reads a file, and counts what `check` counts in it; nil when no format recognizes it.
  ///
  /// - Returns: the sums of each locale, and as findings only what is wrong with the file itself.
  public mutating func grade(_ document: Document) -> FileReport? {
    guard let format = format(of: document) else { return nil }
    let run = FileRun(document, format, configuration)
    var job = GradeJob(path: run.path, configuration, contexts)
    job.take(run)
    var report = FileReport(path: run.path, format: format.name)
    let problems = run.selectedProblems
    if !problems.isEmpty {
      let rules = ruleSet(path: run.path, key: nil)
      var builder = FileReportBuilder(document: document, format: format)
      for problem in problems { builder.add(problem, rules: rules) }
      report = builder.report()
    }
    report.locales = job.finish()
    return report
  }
}
