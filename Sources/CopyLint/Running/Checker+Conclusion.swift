extension Checker {
  /// Adds what is found in the file as a whole, once all of its strings are checked.
  mutating func conclude(_ job: inout CheckJob, _ run: FileRun) {
    // Only now is it known what the comments of their strings suppress.
    for problem in run.selectedProblems {
      let key = job.rulesDifferByKey && !problem.key.isEmpty ? problem.key : nil
      job.builder.add(problem, rules: ruleSet(path: run.path, key: key, locale: problem.locale))
    }
    if let problem = sourceRoom.problem {
      job.builder.add(problem, rules: ruleSet(path: run.path, key: nil, locale: nil))
    }
    job.builder.file.isCompared = sources?.isComparable ?? false
    judge(job.sums, run, into: &job.builder)
    let stillEnglish =
      configuration.checksTranslations
      ? job.sums.locales.map {
        StillEnglish($0.catalog, of: sources?.locale, in: run.strings, configuration.translations)
      } : []
    judgeLacking(run, into: &job.builder)
    if !run.screens.isEmpty { judgeScreens(run, into: &job.builder) }
    if configuration.notesKeys { note(run.keyUses.literals, of: run, in: &job.builder) }
    for var summary in job.sums.finish() {
      let rules = ruleSet(path: run.path, key: nil, locale: summary.locale)
      summary.limit = rules.limit
      job.builder.add(summary, rules: rules)
      addCoverage(summary.locale, run, stillEnglish.first { $0.locale == summary.locale }, to: &job.builder)
    }
    if job.sums.locales.isEmpty, run.strings.isEmpty, !run.isBroken, sources != nil {
      let language = FileLanguage(
        path: run.path, format: run.format.name, locales: [], sourceLocale: configuration.sourceLocale)
      // A file without a string lacks all of them.
      if let locale = language.locale, locale != sources?.locale, configuration.selects(locale) {
        addCoverage(locale, run, nil, to: &job.builder)
      }
    }
    // If only some languages are checked, what the others need is unknown.
    let asked =
      configuration.onlyLocales.isEmpty ? [true] : Set(run.strings.localeNames).map(configuration.selects)
    if asked.contains(true) {
      job.builder.judgeSuppressions(
        rules: job.rules, comparesFiles: configuration.checksTranslations, isWhole: !asked.contains(false))
    }
  }

  private func addCoverage(
    _ locale: String, _ run: FileRun, _ stillEnglish: StillEnglish?, to builder: inout FileReportBuilder
  ) {
    guard configuration.checksTranslations else { return }
    if let newest, let file = newest.newestFile, !newest.isComparable(with: run.strings) {
      builder.file.isUnlike = file
      return
    }
    if let coverage = TranslationCoverage(
      locale: locale, in: run.strings, format: run.format.name, sources: sources,
      newest: newest, stillEnglish: stillEnglish, settings: configuration)
    {
      builder.add(coverage)
    }
  }

  /// Reports which languages the file is not translated into, and counts its strings as missing there.
  private mutating func judgeLacking(_ run: FileRun, into builder: inout FileReportBuilder) {
    guard let sources, configuration.checksTranslations else { return }
    let lacking = sources.lacking.filter { configuration.selects($0.locale) }
    guard !lacking.isEmpty else { return }
    var catalog = Catalog(locale: sources.locale)
    catalog.sources = sources
    catalog.sources?.lacking = lacking
    let rules = ruleSet(path: run.path, key: nil, locale: nil)
    for found in rules.check(catalog) where found.finding.rule == TranslationMissing().about.name {
      builder.add(found, locale: lacking.count == 1 ? lacking[0].locale : sources.locale, rules: rules)
    }
    for language in lacking
    where language.strings > 0 && !language.isOfSource && language.reason != .untranslated {
      var coverage = TranslationCoverage(locale: language.locale)
      (coverage.strings, coverage.missing) = (language.strings, language.strings)
      builder.add(coverage)
    }
  }

  /// Runs the rules that compare strings. A file without strings is a catalog too: one that lacks them all.
  private mutating func judge(_ sums: FileSums, _ run: FileRun, into builder: inout FileReportBuilder) {
    var catalogs = sums.locales.map(\.catalog)
    // Code without a string lacks none.
    if run.strings.isEmpty, run.format.isCode { return }
    if run.strings.isEmpty {
      let language = FileLanguage(
        path: run.path, format: run.format.name, locales: [], sourceLocale: configuration.sourceLocale)
      catalogs = [Catalog(locale: language.locale ?? configuration.sourceLocale)]
    }
    // Guesses of gettext are not checked, so their language has no sums.
    if catalogs.isEmpty, !run.strings.isEmpty, run.format.name == "po" {
      var catalog = Catalog(locale: run.strings[0].locale)
      (catalog.entries, catalog.format) = (run.strings, run.format.name)
      if MissingStrings.countIfAllAreFuzzy(catalog) != nil { catalogs = [catalog] }
    }
    let isBroken =
      run.isBroken && ruleSet(path: run.path, key: nil, locale: nil).rule(named: "syntax-error") != nil
    for var catalog in catalogs where configuration.selects(catalog.locale) {
      if run.strings.isEmpty, sources?.locale == catalog.locale { continue }
      catalog.entries = run.strings
      catalog.format = run.format.name
      catalog.isBroken = isBroken
      catalog.sources = sources
      catalog.sources?.lacking = []
      catalog.newest = newest.flatMap { $0.isComparable(with: run.strings) ? $0 : nil }
      catalog.acceptedMissing = builder.suppressions.keys(naming: TranslationMissing().about.name)
      (catalog.past, catalog.isOfNewLanguage) = (past, isOfNewLanguage)
      catalog.elsewhere = elsewhere[catalog.locale] ?? [:]
      if configuration.checksTranslations, !catalog.translated.isEmpty {
        builder.file.sentences += InconsistentTranslation.sentences(of: catalog)
      }
      let fileRules = ruleSet(path: run.path, key: nil, locale: catalog.locale)
      let findings = fileRules.check(catalog)
      if configuration.notesAlone || configuration.checksTranslations && builder.suppressions.hasLines {
        for alone in fileRules.checkAlone(catalog, besides: findings) {
          guard let entry = alone.entry.map({ run.strings[$0] }) else { continue }
          let rules = ruleSet(path: run.path, key: entry.nameInSettings, locale: catalog.locale)
          if run.strings.extras(of: entry.row)?.ignores(alone.finding.rule) ?? false { continue }
          builder.addAlone(alone.finding, of: entry, rules: rules)
        }
      }
      for found in findings {
        let key = found.entry.map { run.strings[$0].nameInSettings } ?? found.key
        let rules = ruleSet(path: run.path, key: key, locale: catalog.locale)
        if let entry = found.entry {
          let extras = run.strings.extras(of: run.strings.rows[entry])
          if extras?.ignores(found.finding.rule) ?? false { continue }
          _ = builder.add(found.finding, of: run.strings[entry], source: found.source, rules: rules)
        } else {
          builder.add(found, locale: catalog.locale, rules: rules)
        }
      }
    }
  }
}
