extension Checker {
  /// Reads a file, and counts what `check` counts in it; nil when no format recognizes it.
  ///
  /// - Returns: the sums of each locale, and as findings only what is wrong with the file itself.
  public mutating func grade(_ document: Document) -> FileReport? {
    guard let format = format(of: document) else { return nil }
    let run = FileRun(document, format, configuration)
    if format.isCode, !document.isNamed, run.strings.isEmpty { return nil }
    var job = GradeJob(path: run.path, run.format, configuration, contexts)
    if let crew, let parts = crew.parts(of: run.strings.count) {
      job =
        crew.share(
          (job: consume job, parts: parts[...]), tool: partJobs(path: run.path, run.format),
          next: { state in state.parts.popFirst() },
          work: { rows, job in job.part(rows, of: run) },
          take: { state, parts in state.job.take(parts, of: run.strings) }
        ).job
      job.settle(of: run.strings)
    } else {
      job.take(run)
    }
    var report = FileReport(path: run.path, format: format.name)
    let problems = run.selectedProblems
    if !problems.isEmpty {
      var builder = FileReportBuilder(document: document, format: format)
      for problem in problems {
        builder.add(problem, rules: ruleSet(path: run.path, key: nil, locale: problem.locale))
      }
      report = builder.report()
    }
    report.locales = job.finish()
    report.holdsTranslations = configuration.holdsTranslations(run.strings)
    return report
  }

  /// Makes what a thread needs to grade parts of a file.
  func partJobs(path: String, _ format: any Format) -> @Sendable () -> GradeJob {
    { [configuration, glossaries = contexts.glossaries] in
      let contexts = LanguageContexts(configuration: configuration, glossaries: glossaries)
      return GradeJob(path: path, format, configuration, contexts, isPart: true)
    }
  }
}
