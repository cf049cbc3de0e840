import CopyLint

/// `copy-lint check`: reads the files, reports what is found, and with `--fix` writes what is safe to write.
func check(_ options: Options, _ output: inout Output, _ machine: Environment) -> ExitCode {
  guard var survey = Survey(options, machine) else { return .unusable }
  let options = survey.options
  if options.addsSuppressions { return addSuppressions(to: survey, options, &output, machine) }
  var isUsable = survey.isUsable
  if options.showsDiff {
    for case .checked(let checked) in survey.outcomes { output.write(shownDiff(checked.diff, machine)) }
  } else {
    let name = options.format ?? "text"
    guard let reporter = allReporters.first(where: { $0.name == name }) else { return .unusable }
    if reporter.showsFingerprints { survey.addFingerprints() }
    isUsable = write(survey, by: reporter, options, &output) && isUsable
  }
  if options.fixes || options.showsDiff { sayFixed(survey, options) }
  if let excess = excess(of: survey, options) {
    let warnings = excess.warnings == 1 ? "1 warning" : "\(grouped(excess.warnings)) warnings"
    say("Fix \(warnings). “--max-warnings” allows \(grouped(excess.most)).", survey.environment)
  }
  return isUsable && survey.project.isWhole ? exitCode(of: survey, options) : .unusable
}

/// Checks files, with the sources that they are translations of.
///
/// - Parameters:
///   - all: the files of the project, where only some are checked.
///   - sources: where they are known already.
///   - past: what was found at the revision of `--since`, which is not to be fixed.
///   - gone: files that a baseline lists and that are gone.
///   - asking: the strings that files ask for that are not checked.
func checkFiles(
  _ files: [SourceFile], among all: [SourceFile]? = nil, _ options: Options, _ project: Project,
  sources: TranslationSources? = nil, past: PastRun? = nil, gone: [SourceFile] = [],
  asking: [(path: String, uses: KeyUses)] = [],
  _ progress: Progress, _ environment: Environment
) -> [Outcome] {
  var project = project
  let keys = KeysAsTexts(of: files, among: all ?? files, in: project, environment)
  let sources =
    sources
    ?? (options.checksTranslations
      ? TranslationSources(
        of: files, keys: keys, removed: past?.removed ?? gone, then: past?.environment(over: environment),
        in: project, environment)
      : TranslationSources())
  let kept = Kept(
    findings: past?.findings ?? [], strings: past?.strings ?? [],
    appWords: appWords(in: files, among: all, options, project, asking: asking, environment))
  func check(_ files: [SourceFile]) -> [Outcome] {
    checkJoined(files, &project, asking: asking) { files, project in
      outcomes(of: files, in: project, jobs: options.jobs, progress: progress, environment: environment) {
        file, checker in
        checkFile(
          file, sources: sources[file], keys: keys.firsts(in: file), past: past?.texts(of: file),
          isOfNewLanguage: past?.begins(file) ?? false,
          options: options,
          kept: kept,
          checker: &checker, environment: environment)
      }
    }
  }
  if options.checksTranslations, !options.fixes {
    return comparingFiles(files, check(files), in: project) { file, checker in
      checkFile(
        file, sources: sources[file], keys: keys.firsts(in: file), past: past?.texts(of: file),
        isOfNewLanguage: past?.begins(file) ?? false,
        options: options,
        kept: kept,
        checker: &checker, environment: environment)
    }
  }
  guard options.fixes, files.contains(where: \.isLink) else { return check(files) }
  // A link shows what is left after the file that it leads to was fixed.
  let order = files.indices.filter { !files[$0].isLink } + files.indices.filter { files[$0].isLink }
  let fixable = order.prefix { !files[$0].isLink }
  let checked = check(fixable.map { files[$0] }) + check(order.dropFirst(fixable.count).map { files[$0] })
  return zip(order, checked).sorted { $0.0 < $1.0 }.map(\.1)
}

/// Checks files again whose sentences are translated differently in the files next to them: it shows only now.
private func comparingFiles(
  _ files: [SourceFile], _ outcomes: [Outcome], in project: Project,
  check: (_ file: SourceFile, _ checker: inout Checker) -> Outcome
) -> [Outcome] {
  let reports = outcomes.compactMap { outcome -> FileReport? in
    if case .checked(let checked) = outcome { return checked.report }
    return nil
  }
  let others = OtherWordings(of: reports, patterns: project.configuration.translations.files)
  guard !others.byPath.isEmpty else { return outcomes }
  var outcomes = outcomes
  var checker = project.checker()
  for index in files.indices {
    guard let wordings = others.byPath[files[index].path] else { continue }
    checker.elsewhere = wordings
    outcomes[index] = check(files[index], &checker)
  }
  return outcomes
}

/// - Returns: whether the report could be written.
private func write(
  _ survey: Survey, by reporter: any Reporter, _ options: Options, _ output: inout Output
) -> Bool {
  let (report, project, environment) = (survey.report, survey.project, survey.environment)
  var reportOptions = ReportOptions(versions: { toolVersions })
  reportOptions.gradeLimit = options.maxGrade ?? project.configuration.grade.max
  reportOptions.gradeTarget = project.configuration.grade.target
  reportOptions.showsTranslations = options.checksTranslations
  reportOptions.namesTranslations = !options.checksTranslations && !options.leavesTranslations
  reportOptions.showsNotes = options.showsNotes
  reportOptions.showsOnlyNew = options.showsOnlyNew
  reportOptions.isQuiet = options.isQuiet
  (reportOptions.askedRules, reportOptions.leftOutRules) = (options.rules, options.disabled)
  reportOptions.askedKeys = options.keys
  reportOptions.offersFixes = options.inputName == nil
  reportOptions.onlyOwnTerms = options.onlyOwnTerms
  reportOptions.showsEach = options.showsAll
  reportOptions.fixesNotes = options.fixesNotes
  reportOptions.failingSeverity =
    switch options.failOn ?? .error {
    case .error: .error
    case .warning: .warning
    case .never: nil
    }
  reportOptions.origin = { origin(project, options, environment) }
  reportOptions.showsStatistics = options.showsStatistics
  reportOptions.exceededWarnings = excess(of: survey, options)?.most
  if options.output == nil { fit(&reportOptions, options, environment) }
  reportOptions.usesColor = options.output == nil && usesColor(options, environment)
  var bytes: [UInt8] = []
  reporter.write(report, options: reportOptions, into: &bytes)
  guard write(bytes, to: options.output, &output, environment) else { return false }
  if let path = options.output, !options.isQuiet { say("Wrote “\(path)”.", environment) }
  return true
}

/// A terminal gets what fits on a few screens of its width; a file or a pipe gets all.
private func fit(_ report: inout ReportOptions, _ options: Options, _ environment: Environment) {
  report.width = textWidth(environment)
  report.cutsLines = environment.outputIsTerminal()
  report.findingLimit = report.cutsLines && !options.showsAll ? 20 : nil
}

/// Says what was fixed; where nothing was, what else could be.
private func sayFixed(_ survey: Survey, _ options: Options) {
  var files = 0
  var fixes = 0
  var hasDiff = false
  for case .checked(let checked) in survey.outcomes {
    if checked.fixes > 0 { files += 1 }
    fixes += checked.fixes
    hasDiff = hasDiff || !checked.diff.isEmpty
  }
  let report = survey.report
  let notes = options.fixesNotes ? 0 : report.fixes(.safe) { $0 == .note }
  let more = notes == 0 ? "" : " \(notes == 1 ? "1 note has" : "\(notes) notes have") a fix: add --notes."
  if fixes > 0 {
    let made = fixes == 1 ? "1 fix" : "\(fixes) fixes"
    say("Made \(made) in \(files == 1 ? "1 file" : "\(files) files").\(more)", survey.environment)
    if !options.isQuiet { sayKeys(survey) }
    return
  }
  if hasDiff || options.isQuiet { return }
  let unsafe = options.fixesUnsafe ? 0 : report.fixes(.unsafe) { options.fixesNotes || $0 > .note }
  var text = (options.fixesUnsafe ? "No fixes." : "No safe fixes.") + more
  if unsafe > 0 {
    text += " “--unsafe-fixes” includes \(unsafe == 1 ? "1 fix" : "\(unsafe) fixes") for you to check."
  }
  say(text, survey.environment)
}

/// Names the strings that were changed, file by file.
private func sayKeys(_ survey: Survey) {
  let mostKeys = 20
  for (file, outcome) in zip(survey.files, survey.outcomes) {
    guard case .checked(let checked) = outcome, !checked.fixedKeys.isEmpty else { continue }
    let shown = checked.fixedKeys.prefix(mostKeys).map { "“\(printable(shownKey($0)))”" }
      .joined(separator: ", ")
    let more = checked.fixedKeys.count - mostKeys
    say("\(file.path): \(shown)\(more > 0 ? " and \(more) more" : "").", survey.environment)
  }
}

extension Report {
  /// How many open findings have a fix of this kind.
  fileprivate func fixes(_ kind: Applicability, where isTaken: (Severity) -> Bool) -> Int {
    files.reduce(0) { sum, file in
      sum
        + file.findings.count { reported in
          reported.isOpen && reported.edit != nil && reported.finding.applicability == kind
            && isTaken(reported.finding.severity)
        }
    }
  }
}

func exitCode(of survey: Survey, _ options: Options) -> ExitCode {
  let failOn = options.failOn ?? .error
  if survey.report.hasOpen({ failOn.isReached(by: $0) }) { return .findings }
  return excess(of: survey, options) == nil ? .clear : .findings
}

/// How many warnings there are, where nothing but their number makes the run fail.
private func excess(of survey: Survey, _ options: Options) -> (warnings: Int, most: Int)? {
  guard let most = options.maxWarnings else { return nil }
  let warnings = survey.warnings ?? survey.report.summary.warnings
  let failOn = options.failOn ?? .error
  let fails = survey.report.hasOpen { failOn.isReached(by: $0) }
  return warnings > most && !fails ? (warnings, most) : nil
}
