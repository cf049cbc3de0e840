import CopyLint

/// What a run found, before anything is shown.
struct Survey {
  /// The flags, with what the settings say where no flag does.
  let options: Options
  let project: Project
  let environment: Environment
  /// What was checked, and what became of it; what was found is in the report.
  let files: [SourceFile]
  private(set) var outcomes: [Outcome]
  private(set) var report = Report()
  /// How many warnings “--max-warnings” counts, where that is not what the report has: “--all” only shows more.
  private(set) var warnings: Int?
  /// False when something could not be read.
  private(set) var isUsable: Bool

  /// Reads the settings and checks the files.
  ///
  /// - Returns: nil when the settings, the baseline or the revision can't be used; the messages say why.
  init?(_ options: Options, _ machine: Environment) {
    let staged: Staged?
    do throws(GitError) {
      staged = options.isStaged ? try Staged(machine) : nil
    } catch {
      say(error.message, machine)
      return nil
    }
    var environment = staged?.environment ?? machine
    if let name = options.inputName {
      guard let filled = readStandardInput(as: name, environment) else { return nil }
      environment = filled
    }
    guard var project = loadProject(options, environment) else { return nil }
    let options = options.completed(by: project.configuration)
    if let fault = Self.lack(of: options) {
      say(fault.message, environment)
      return nil
    }
    guard let baseline = BaselineFile(options, project, environment) else { return nil }
    self.options = options
    baseline.prepare(&project.configuration, options)
    var search = findFiles(options, project, environment)
    // With settings, `findFiles` has done it.
    if baseline.known != nil || options.writesBaseline, !options.operands.isEmpty,
      project.configurationPath == nil
    {
      search.askAround(project, environment)
    }
    project.settleSourceLanguage(of: search, options, environment)
    project.configuration.literalsAreKeys = search.literalsMayBeKeys
    project.configuration.findsUnusedKeys =
      search.joinsKeys && !search.holdsOtherCode && project.configuration.names(rule: "key-unused")
    project.prepareMembers(of: search, options, environment)
    // A run over what changed still needs all of the code; one that writes comments takes the files in their order.
    if options.since == nil, !options.addsSuppressions {
      project.configuration.findsKeyUses = search.joinsKeys
    } else {
      project.joinKeys(of: search, options, environment)
      if search.joinsKeys {
        project.takeKeys(of: search.files, options, environment)
      }
    }
    let past: PastRun?
    do throws(GitError) {
      past = try PastRun(of: search, options, project, environment)
    } catch {
      say(error.message, environment)
      return nil
    }
    files = past?.files ?? search.files
    let progress = Progress(total: files.count, isQuiet: options.isQuiet, environment: environment)
    let asking =
      project.configuration.findsKeyUses
      ? keyUses(of: search.askingFiles, in: project, options, environment) : []
    outcomes = checkFiles(
      files, among: search.files, options, project, past: past,
      gone: baseline.goneSources(project, environment)
        + baseline.goneTranslations(search, options, project, environment),
      asking: asking, progress, environment)
    progress.finish()
    self.project = project
    self.environment = environment
    // A key of the command line may be in a file that didn't change.
    report.hasAskedKeys = sayUnmatchedKeys(of: search.files, in: project, options, environment)
    isUsable = search.isUsable && report.hasAskedKeys

    for failure in search.failures { report.skipped.append((failure.path, failure.message)) }
    take(options, from: search, past)
    // What is shown once is in all of these strings.
    if !options.addsSuppressions {
      report.foldRepeats()
      report.foldCode()
    }
    report.findAcrossFiles()
    report.keepAsked(project.configuration)
    // A hook is quiet where a commit has nothing for it.
    let holdsNothing = staged != nil && files.isEmpty && past?.removed.isEmpty ?? true
    if !holdsNothing { past?.compare(&report) }
    if past != nil {
      // As without these flags, where such a run checks nothing.
      let checksNothing = report.files.isEmpty && files.count == search.files.count
      if checksNothing, !report.skipped.isEmpty { isUsable = false }
      if let staged, holdsNothing, isUsable, !options.isQuiet { say(staged.whyEmpty, environment) }
    } else if search.leftOut == 0 {
      judgeEmptiness(options, isExcluded: search.files.isEmpty && search.excluded > 0)
    }
    sayDeadSettings(of: search, files, report, in: project, options, environment)
    // What was removed is a finding.
    if past?.removed.isEmpty ?? true {
      isUsable = sayUncompared(report, files, in: project, options, environment) && isUsable
    }
    if options.checksTranslations { report.sourceless = report.sentenceOnSourceless(in: project) }
    isUsable = baseline.compare(&report, mayWrite: isUsable, options, project, environment) && isUsable
    if options.addsSuppressions { return }
    let patterns = project.configuration.translations.files
    if options.maxWarnings != nil, options.listsEach {
      warnings = report.countedWarnings(patterns: patterns, listsMissing: options.since == nil)
    }
    report.fold(patterns: patterns, listsAll: options.listsEach)
  }

  /// Rules that say that all is well where they don't see the other languages.
  private static func lack(of options: Options) -> UsageError? {
    let rules = ["translation-left-over", "translation-missing"]
    guard !options.checksTranslations, let rule = options.rules.first,
      options.rules.allSatisfy(rules.contains)
    else { return nil }
    return .needs("--rule \(rule)", "--translations")
  }

  /// What languages the files have, for a run that was asked for others.
  private var locales: Set<String> {
    var project = project
    project.configuration.onlyLocales = []
    let progress = Progress(total: 0, isQuiet: true, environment: environment)
    var locales: Set<String> = []
    for case .checked(let checked) in checkFiles(files, Options(), project, progress, environment) {
      locales.formUnion(checked.report.locales.map(\.locale))
    }
    return locales
  }

  /// In place: a copy of the report would take as much memory again.
  mutating func addFingerprints() {
    if !report.isCompared { report.addFingerprints() }
  }

  private mutating func take(_ options: Options, from search: FileSearch, _ past: PastRun?) {
    var unknown: [String: Int] = [:]
    var wordless: [String: Int] = [:]
    var unread: [String] = []
    for (index, file) in files.enumerated() {
      switch outcomes[index] {
      case .checked(var checked):
        var file = checked.report
        // Kept here as well, all findings would be copied as soon as one is changed.
        checked.report = FileReport(path: file.path, format: file.format)
        outcomes[index] = .checked(checked)
        // They were compared, and take memory.
        if !file.sentences.isEmpty { file.sentences = [] }
        report.files.append(file)
        if checked.hasOtherNames { say(otherNames(of: file.path), environment) }
        if checked.isLeftBroken { say(brokenFile(file.path), environment) }
        guard let why = checked.failure else { continue }
        isUsable = false
        say(why, environment)
      case .unknown:
        if let past, past.hadStrings(file) {
          let why = noLongerKnown(file.path, since: past.name)
          isUsable = false
          report.skipped.append((file.path, why))
          say(why, environment)
          continue
        }
        if !file.isNamed, mayHoldStrings(file.path) { unread.append(file.path) }
        guard file.isNamed || options.isVerbose else { continue }
        let why = unknownFormat(file.path)
        report.skipped.append((file.path, why))
        if file.isNamed {
          say(why, environment)
        } else if FileSearch.isCode(file.path) {
          wordless[ending(of: file.path), default: 0] += 1
        } else {
          unknown[ending(of: file.path), default: 0] += 1
        }
      case .failed(let why):
        isUsable = false
        report.skipped.append((file.path, why))
        say(why, environment)
      }
    }
    if !unknown.isEmpty { say(Self.leftOut(unknown, "in no known format"), environment) }
    if !wordless.isEmpty {
      say(Self.leftOut(wordless, "where no words that people see were found"), environment)
    }
    // A run on a part says nothing of the app.
    if options.looksAtFolders, !options.isVerbose { report.unreadFiles = Self.sentence(onUnread: unread) }
    if options.looksAtFolders { report.unreadWords = search.wordsInCode.sentence(beside: report) }
    // No report has a last line then.
    if report.files.isEmpty, !options.isQuiet, let words = report.unreadWords { say(words, environment) }
    if !options.locales.isEmpty { report.files.removeAll { $0.locales.isEmpty && $0.findings.isEmpty } }
  }

  /// `“locales/x.json”, “locales/y.json” and 12 more are in no known format. …`; nil without a file.
  private static func sentence(onUnread paths: [String]) -> String? {
    let shown = paths.prefix(3).map { "“\(printable($0))”" }
    guard let last = shown.last else { return nil }
    let more = paths.count - shown.count
    let names = more > 0 ? shown : shown.dropLast()
    let end = more > 0 ? "\(grouped(more)) more" : last
    let list = names.isEmpty ? end : "\(names.joined(separator: ", ")) and \(end)"
    return "Name a format under “formats” if there are texts in \(list). Nothing in them was read."
  }

  /// `Left out 12 files in no known format: 9 .json, 3 .xml.`
  ///
  /// - Parameter why: what they have in common.
  private static func leftOut(_ counts: [String: Int], _ why: String) -> String {
    let sum = counts.values.reduce(0, +)
    let kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    return "Left out \(sum == 1 ? "1 file" : "\(sum) files") \(why): \(kinds.joined(separator: ", "))."
  }

  private func ending(of path: String) -> String {
    let name = lastPart(of: path)
    return name.lastIndex(of: ".").map { String(name[$0...]) } ?? "without an ending"
  }

  /// A run that checks nothing would pass forever.
  ///
  /// - Parameter isExcluded: whether `exclude` left out all that could be read.
  private mutating func judgeEmptiness(_ options: Options, isExcluded: Bool) {
    guard report.files.isEmpty, isUsable else { return }
    isUsable = false
    if !options.locales.isEmpty {
      say(noStrings(in: options.locales, found: locales), environment)
    } else if isExcluded {
      say("Change “exclude” in the settings. It leaves out all files here.", environment)
    } else if report.skipped.isEmpty {
      say("Name a file with strings. No file here has a known format.", environment)
    }
  }
}
