import CopyLint

/// A project whose files are open, and the checker for them.
///
/// A class, because a checker can't be copied and a list of projects has to hold it.
final class Workspace {
  let project: Project
  var checker: Checker
  /// What is known from before; nil when there is no baseline.
  private let known: Baseline?
  /// Whether a walk takes in code.
  private let readsCode: Bool

  init(_ project: Project, known: Baseline?, readsCode: Bool) {
    self.project = project
    self.readsCode = readsCode && project.configuration.source == .on
    self.known = known
    checker = project.checker()
  }

  /// The file as a run of `check` in the folder of the project would come across it; nil when the run would leave it
  /// out.
  ///
  /// - Parameter location: absolute.
  func file(at location: String) -> SourceFile? {
    let path = relativePath(location, in: project.root) ?? location
    let configuration = project.configuration
    let isNamed = configuration.paths.contains { absolutePath($0, in: project.root) == location }
    if !isNamed, location.hasSuffix(".swift"), !readsCode || FileSearch.isForTheTeam(path) { return nil }
    if !isNamed,
      FileSearch.leavesOut(path) || configuration.exclude.contains(where: { $0.matches(path: path) })
    {
      return nil
    }
    return SourceFile(path: path, location: location, isNamed: isNamed)
  }
}

extension Workspace {
  /// Marks what the baseline lists.
  func compare(_ file: FileReport) -> FileReport {
    guard let known else { return file }
    var report = Report()
    report.files = [file]
    report.addFingerprints()
    report.compare(with: known) { _ in false }
    return report.files.first ?? file
  }
}

/// Loads the project that the nearest configuration above a file makes.
///
/// - Parameters:
///   - folder: what the editor has open; the root of the project where there is no configuration.
/// - Returns: the project, or nil when its configuration or its baseline can't be used; and what to say about it.
func loadWorkspace(
  forFileAt location: String, in folder: String, _ options: Options, _ environment: Environment
) -> (workspace: Workspace?, messages: [String]) {
  let messages = Locked<[String]>([])
  // The editor's settings name files as seen from the folder it has open, whichever file is shown.
  var options = options
  options.configuration = options.configuration.map { absolutePath($0, in: folder) }
  options.glossaries = options.glossaries.map { absolutePath($0, in: folder) }
  options.baseline = options.baseline.map { absolutePath($0, in: folder) }
  var there = environment
  let start = parentFolder(of: location)
  there.workingFolder = { start }
  there.writeMessage = { text in messages.withLock { $0.append(text) } }
  var project = loadProject(options, there)
  if project?.configurationPath == nil {
    there.workingFolder = { folder }
    messages.withLock { $0 = [] }
    project = loadProject(options, there)
  }
  let workspace = project.flatMap { project in
    BaselineFile(options, project, there).map { baseline in
      var project = project
      baseline.prepare(&project.configuration, options)
      return Workspace(project, known: baseline.known, readsCode: options.readsCode)
    }
  }
  return (workspace, messages.withLock { $0 })
}

/// The nearest configuration above a file; nil when there is none.
func configurationPath(forFileAt location: String, _ environment: Environment) -> String? {
  var folder = parentFolder(of: location)
  while true {
    for name in configurationNames {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if environment.kind(path) == .file { return path }
    }
    if folder == "/" { return nil }
    folder = parentFolder(of: folder)
  }
}
