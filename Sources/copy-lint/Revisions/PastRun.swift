import CopyLint

/// What the same check found in the files as they were at the revision of `--since`.
struct PastRun {
  /// What has to be checked now.
  var files: [SourceFile] { past.files }
  /// The revision as a person named it.
  var name: String { past.name }
  /// What is gone.
  var removed: [SourceFile] { past.removed }
  /// The machine, with the old contents in place of the new.
  func environment(over environment: Environment) -> Environment { past.environment(over: environment) }
  /// The findings by their digests without a path: what was there before is not fixed along the way.
  let findings: Set<String>
  /// Nor are strings that are as they were.
  let strings: Set<StringIdentity>
  private let past: Past
  private let report: Report
  private let configuration: Configuration
  /// Of the files, as their paths name them; BCP 47.
  private let languages: Set<String>
  /// What the files were translations of; nil where translations are not checked.
  private let sources: TranslationSources?

  /// - Returns: nil without `--since`.
  init?(
    of search: FileSearch, _ options: Options, _ project: Project, _ environment: Environment
  ) throws(GitError) {
    guard let name = options.since else { return nil }
    configuration = project.configuration
    past = try Past(
      name, of: search, in: project, near: namedFolder(options, from: project.workingFolder, environment),
      isStaged: options.isStaged, environment)
    var options = options
    options.fixes = false
    options.showsDiff = false
    let progress = Progress(total: 0, isQuiet: true, environment: environment)
    let then = past.environment(over: environment)
    // What is new is not there then, so it says nothing.
    let all = search.files + past.removed
    let sources =
      options.checksTranslations
      ? TranslationSources(
        of: past.oldFiles, keys: KeysAsTexts(of: past.oldFiles, among: all, in: project, then), in: project,
        then) : nil
    var project = project
    if project.configuration.notesKeys { project.takeKeys(of: all, options, then) }
    let checked = checkFiles(
      past.oldFiles, among: all, options, project, sources: sources, progress, then)
    self.sources = sources
    var report = Report()
    for case .checked(let checked) in checked { report.files.append(checked.report) }
    report.foldRepeats()
    report.findAcrossFiles()
    report.keepAsked(project.configuration)
    report.addFingerprints()
    self.report = report
    languages = Set(past.oldFiles.compactMap { [configuration] in Self.language(of: $0, configuration) })
    findings = Set(report.files.flatMap(\.findings).map { $0.digest(path: "") })
    strings = Set(report.files.flatMap(\.strings))
  }

  /// What a file said; nil when it was not there, or translations are not checked.
  func texts(of file: SourceFile) -> PastTexts? {
    guard let sources, let report = report.files.first(where: { $0.path == file.path }) else { return nil }
    return PastTexts(sources: sources[file], strings: report.strings)
  }

  /// Whether it was a string file with strings, and no code.
  func hadStrings(_ file: SourceFile) -> Bool {
    !FileSearch.isCode(file.path) && report.files.contains { $0.path == file.path && !$0.locales.isEmpty }
  }

  /// Whether no file was in the language of this one, as far as paths tell.
  func begins(_ file: SourceFile) -> Bool {
    sources != nil && Self.language(of: file, configuration).map { !languages.contains($0) } ?? false
  }

  private static func language(of file: SourceFile, _ configuration: Configuration) -> String? {
    TranslationFamily(path: file.path, patterns: configuration.translations.files)?.locale
  }

  /// Marks what is new in the current report, and sums up what changed.
  func compare(_ now: inout Report) {
    now.addFingerprints()
    now.compare(
      with: report, since: past.name, leavesOut: past.bystanders, selects: configuration.selects)
  }
}
