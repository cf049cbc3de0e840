import CopyLint

/// `copy-lint check`: reads the files, reports what is found, and with `--fix` writes what is safe to write.
func check(_ options: Options, _ output: inout Output, _ machine: Environment) -> ExitCode {
  let staged: Staged?
  do throws(GitError) {
    staged = options.isStaged ? try Staged(machine) : nil
  } catch {
    say(error.message, machine)
    return .unusable
  }
  var environment = staged?.environment ?? machine
  if let name = options.inputName {
    guard let filled = readStandardInput(as: name, environment) else { return .unusable }
    environment = filled
  }
  guard let project = loadProject(options, environment),
    let baseline = BaselineFile(options, project, environment)
  else { return .unusable }
  let search = findFiles(options, project, environment)
  let past: PastRun?
  do throws(GitError) {
    past = try PastRun(of: search, options, project, environment)
  } catch {
    say(error.message, environment)
    return .unusable
  }
  let wanted = past?.files ?? search.files
  let files =
    staged.map { staged in
      past == nil ? staged.files(of: search) : wanted
    } ?? wanted
  let progress = Progress(total: files.count, isQuiet: options.isQuiet, environment: environment)
  let checked = checkFiles(files, options, project, past: past, progress, environment)
  progress.finish()

  var run = CheckRun(isUsable: search.isUsable)
  for failure in search.failures { run.report.skipped.append((failure.path, failure.message)) }
  run.take(files, checked, options, environment)
  run.report.foldRepeats()
  run.report.findAcrossFiles()
  if let past {
    past.compare(&run.report)
  } else if staged == nil, search.leftOut == 0 {
    run.judgeEmptiness(options, environment)
  }
  run.isUsable =
    baseline.compare(&run.report, mayWrite: run.isUsable, options, project, environment) && run.isUsable
  run.report.foldSeries()
  if options.showsDiff {
    for case .checked(let checked) in checked { output.write(checked.diff) }
  } else {
    run.isUsable = write(run.report, project, options, &output, environment) && run.isUsable
  }
  if options.fixes { sayFixed(checked, environment) }
  return run.isUsable && project.isWhole
    ? exitCode(of: run.report, options) : .unusable
}

/// Checks files, with the sources that they are translations of.
///
/// - Parameters:
///   - sources: where they are known already.
///   - past: what was found at the revision of `--since`, which is not to be fixed.
func checkFiles(
  _ files: [SourceFile], _ options: Options, _ project: Project, sources: TranslationSources? = nil,
  past: PastRun? = nil, _ progress: Progress, _ environment: Environment
) -> [Outcome] {
  let sources =
    sources
    ?? (options.checksTranslations
      ? TranslationSources(of: files, in: project, environment) : TranslationSources())
  func check(_ files: [SourceFile]) -> [Outcome] {
    outcomes(of: files, in: project, jobs: options.jobs, progress: progress, environment: environment) {
      file, checker in
      checkFile(
        file, sources: sources[file], past: past?.texts(of: file), options: options, known: past?.digests,
        checker: &checker, environment: environment)
    }
  }
  if options.checksTranslations, !options.fixes {
    return comparingFiles(files, check(files), in: project) { file, checker in
      checkFile(
        file, sources: sources[file], past: past?.texts(of: file), options: options, known: past?.digests,
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

/// What comes together in one run.
private struct CheckRun {
  var report = Report()
  var isUsable: Bool

  init(isUsable: Bool) {
    self.isUsable = isUsable
  }

  mutating func take(
    _ files: [SourceFile], _ outcomes: [Outcome], _ options: Options, _ environment: Environment
  ) {
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .checked(let checked):
        var file = checked.report
        // They were compared, and take memory.
        file.sentences = []
        report.files.append(file)
        guard let why = checked.failure else { continue }
        isUsable = false
        say(why, environment)
      case .unknown:
        guard file.isNamed || options.isVerbose else { continue }
        let why = unknownFormat(file.path)
        report.skipped.append((file.path, why))
        say(why, environment)
      case .failed(let why):
        isUsable = false
        report.skipped.append((file.path, why))
        say(why, environment)
      }
    }
    if !options.locales.isEmpty { report.files.removeAll { $0.locales.isEmpty && $0.findings.isEmpty } }
  }

  /// A run that checks nothing would pass forever.
  mutating func judgeEmptiness(_ options: Options, _ environment: Environment) {
    guard report.files.isEmpty, isUsable else { return }
    isUsable = false
    if !options.locales.isEmpty {
      say("Change “--locale”. No string here is in “\(options.locales.joined(separator: ","))”.", environment)
    } else if report.skipped.isEmpty {
      say("Name a file with strings. No file here has a known format.", environment)
    }
  }
}

/// - Returns: whether the report could be written.
private func write(
  _ report: Report, _ project: Project, _ options: Options, _ output: inout Output, _ environment: Environment
) -> Bool {
  let format = options.format ?? "text"
  guard let reporter = allReporters.first(where: { $0.name == format }) else { return false }
  var reportOptions = ReportOptions(versions: { toolVersions })
  reportOptions.gradeLimit = options.maxGrade ?? project.configuration.grade.max
  reportOptions.gradeTarget = project.configuration.grade.target
  reportOptions.showsTranslations = options.checksTranslations
  reportOptions.showsNotes = options.showsNotes
  reportOptions.showsOnlyNew = options.showsOnlyNew
  reportOptions.isQuiet = options.isQuiet
  reportOptions.origin = { origin(project, options, environment) }
  reportOptions.showsStatistics = options.showsStatistics
  if options.output == nil { fit(&reportOptions, options, environment) }
  reportOptions.usesColor = options.output == nil && usesColor(options, environment)
  var report = report
  if reporter.showsFingerprints, !report.isCompared { report.addFingerprints() }
  var bytes: [UInt8] = []
  reporter.write(report, options: reportOptions, into: &bytes)
  return write(bytes, to: options.output, &output, environment)
}

/// A terminal gets what fits on a few screens of its width; a file or a pipe gets all.
private func fit(_ report: inout ReportOptions, _ options: Options, _ environment: Environment) {
  report.width = textWidth(environment)
  report.cutsLines = environment.outputIsTerminal()
  report.findingLimit = report.cutsLines && !options.showsAll ? 20 : nil
}

private func sayFixed(_ outcomes: [Outcome], _ environment: Environment) {
  var files = 0
  var fixes = 0
  for case .checked(let checked) in outcomes where checked.fixes > 0 {
    files += 1
    fixes += checked.fixes
  }
  guard fixes > 0 else { return }
  let made = fixes == 1 ? "1 fix" : "\(fixes) fixes"
  say("Made \(made) in \(files == 1 ? "1 file" : "\(files) files").", environment)
}

private func exitCode(of report: Report, _ options: Options) -> ExitCode {
  let failOn = options.failOn ?? .error
  if report.files.contains(where: { $0.findings.hasOpen { failOn.isReached(by: $0) } }) { return .findings }
  guard let most = options.maxWarnings, report.summary.warnings > most else { return .clear }
  return .findings
}
