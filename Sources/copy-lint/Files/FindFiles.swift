import CopyLint

/// Finds what the arguments name, else what the configuration names, else `Strings`; says what can't be used.
func findFiles(_ options: Options, _ project: Project, _ environment: Environment) -> FileSearch {
  var search = FileSearch(
    project, removesLeftovers: options.fixes, excludesNamed: options.excludesNamed,
    readsCode: options.readsCode && project.configuration.source == .on,
    jobs: options.jobs ?? System.processors, environment: environment)
  if let name = options.inputName {
    search.add(name, from: project.workingFolder, isGiven: true)
  } else if !options.operands.isEmpty {
    for path in options.operands { search.add(path, from: project.workingFolder, isGiven: true) }
  } else {
    search.addDefaults(of: project)
  }
  search.finish()
  // Code beside what is checked tells what its strings are. Without settings, nobody knows where the project ends.
  let isPart = !options.operands.isEmpty || !project.configuration.paths.isEmpty
  if isPart, project.configurationPath != nil { search.askAround(project, environment) }
  for failure in search.failures { say(failure.message, environment) }
  sayWhere(search.failures, options, project, environment)
  if !options.isQuiet, options.inputName == nil, let sentence = search.sentenceOnLanguageCode {
    say(sentence, environment)
  }
  return search
}

extension Project {
  /// Whether `--config` names settings of another folder that don't say what to check, such as those of a team. They are for
  /// the folder where the command runs.
  var hasForeignSettings: Bool {
    configuration.paths.isEmpty && root != workingFolder && relativePath(workingFolder, in: root) == nil
      && relativePath(root, in: workingFolder) == nil
  }

  /// Where the paths of reports and baselines begin.
  var topOfPaths: String { hasForeignSettings ? workingFolder : root }

  /// The `paths` of the configuration, else `Strings`, else all that is here.
  func defaultPaths(_ environment: Environment) -> [String] {
    if !configuration.paths.isEmpty { return configuration.paths }
    return environment.kind(absolutePath("Strings", in: root)) == .folder ? ["Strings"] : ["."]
  }
}

/// Where the paths of the settings begin, if that is not where the command runs.
private func sayWhere(
  _ failures: [Failure], _ options: Options, _ project: Project, _ environment: Environment
) {
  guard options.operands.isEmpty, options.inputName == nil, project.root != project.workingFolder,
    let settings = project.configurationPath, let failure = failures.first
  else { return }
  let shown = relativePath(settings, in: project.workingFolder) ?? settings
  say(
    "Its full path is “\(absolutePath(failure.path, in: project.root))”: paths begin at the folder of “\(shown)”.",
    environment)
}
