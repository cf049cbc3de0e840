import CopyLint

/// The name of the configuration file.
let configurationName = ".copy-lint.yml"

/// The names that it may have, the one that counts first.
let configurationNames = [configurationName, ".copy-lint.yaml"]

/// Finds and reads the configuration and the glossaries; says what is wrong with them.
///
/// - Returns: nil when they can't be used.
func loadProject(_ options: Options, _ environment: Environment) -> Project? {
  let workingFolder = environment.workingFolder()
  let source = findConfiguration(options, from: workingFolder, environment)
  var root = source.map { parentFolder(of: $0.path) } ?? workingFolder
  // The name of such a folder is the language of what is in it.
  while source == nil, lastPart(of: root).hasSuffix(".lproj") { root = parentFolder(of: root) }
  var project = Project(
    root: root, workingFolder: workingFolder, opensOutside: options.opensOutside, environment)
  var problems: [String] = []
  if let source {
    let tree = project.tree
    // A person trusts the one they name; one that is found may be a link that came with a change.
    let isTrusted = options.configuration != nil || tree.holds(source.path)
    // libyaml is only loaded into the run when there is a file for it.
    var loader = ConfigurationLoader(
      resolve: { path, base in absolutePath(path, in: parentFolder(of: base)) },
      read: { path in
        if path == source.path, isTrusted { return source.content }
        guard tree.holds(path) else { return .unreadable(FileError.outside.message(path: path)) }
        return read(path, environment)
      }, version: toolVersion)
    loader.load(source.path)
    project.configuration = loader.configuration
    project.configurationPath = source.path
    project.origins = loader.origins
    problems += loader.problems.map { problem in
      var problem = problem
      problem.path = relativePath(problem.path, in: workingFolder) ?? problem.path
      return problem.text
    }
  }
  problems += apply(options, to: &project.configuration).map(\.message)
  for problem in problems { say(problem, environment) }
  guard problems.isEmpty else { return nil }
  if options.configuration == nil, let used = source?.path { sayUnread(beside: used, environment) }
  if options.isVerbose { sayConfiguration(project, environment) }
  // A row that can't be read does not stop the others: the run goes on with them, but does not end well.
  let (faults, remarks, lacksGiven) = loadGlossaries(
    into: &project, and: options.glossaries.map { absolutePath($0, in: workingFolder) },
    isVerbose: options.isVerbose, environment)
  for message in faults + (options.isQuiet ? [] : remarks) { say(message, environment) }
  // Without a glossary that was asked for, the report would be a different one.
  if lacksGiven { return nil }
  project.isWhole = faults.isEmpty
  return project
}

private func findConfiguration(
  _ options: Options, from workingFolder: String, _ environment: Environment
) -> (path: String, content: ConfigurationLoader.Source)? {
  if let given = options.configuration {
    let path = absolutePath(given, in: workingFolder)
    return (path, read(path, shown: given, environment))
  }
  // From above the project, the settings are with what was named.
  let named = namedFolder(options, from: workingFolder, environment)
  guard let found = findConfiguration(from: workingFolder, environment) else {
    return named.flatMap { findConfiguration(from: $0, below: workingFolder, environment) }
  }
  if let named, !options.isQuiet,
    let other = findConfiguration(from: named, below: workingFolder, environment)?.path, other != found.path
  {
    let shown = relativePath(other, in: workingFolder) ?? other
    let used = relativePath(found.path, in: workingFolder) ?? found.path
    say("Add “--config \(shown)” to use those settings. This run uses “\(used)”.", environment)
  }
  return found
}

/// Looks in a folder and those around it.
///
/// - Parameter top: where to stop, if it is one of them.
private func findConfiguration(
  from start: String, below top: String? = nil, _ environment: Environment
) -> (path: String, content: ConfigurationLoader.Source)? {
  var folder = start
  while folder != top {
    for name in configurationNames {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      do throws(FileError) {
        return (path, .bytes(try environment.read(path, ConfigurationLoader.sizeLimit)))
      } catch {
        guard error == .missing else { return (path, .unreadable(error.message(path: path))) }
      }
    }
    if folder == "/" { return nil }
    folder = parentFolder(of: folder)
  }
  return nil
}

/// The folder that holds all that was named on the command line; nil where nothing was.
func namedFolder(_ options: Options, from workingFolder: String, _ environment: Environment) -> String? {
  guard [.check, .grade, .dump, .contract, .config].contains(options.command), !options.operands.contains("-")
  else {
    return nil
  }
  let folders = options.operands.map { operand in
    let path = absolutePath(operand, in: workingFolder)
    return environment.kind(path) == .folder ? path : parentFolder(of: path)
  }
  guard var common = folders.first else { return nil }
  for folder in folders.dropFirst() {
    while folder != common, relativePath(folder, in: common) == nil { common = parentFolder(of: common) }
  }
  return common
}

private func read(
  _ path: String, shown: String? = nil, _ environment: Environment
) -> ConfigurationLoader.Source {
  do throws(FileError) {
    return .bytes(try environment.read(path, ConfigurationLoader.sizeLimit))
  } catch {
    return .unreadable(error.message(path: shown ?? path))
  }
}

/// The command line has the last word: it comes as an override for all strings.
private func apply(_ options: Options, to configuration: inout Configuration) -> [UsageError] {
  let names = options.rules.isEmpty && options.disabled.isEmpty ? [] : allRules.map(\.about.name)
  let unknown = (options.rules + options.disabled).filter { !names.contains($0) }
  configuration.onlyRules = Set(options.rules)
  // “de_DE” and “DE” are what people write.
  configuration.onlyLocales = Set(options.locales.map { canonicalLocale($0) ?? $0 })
  configuration.onlyKeys = options.keys.map { Glob($0) }
  configuration.onlyOwnTerms = options.onlyOwnTerms
  let mayCompare = [.check, .lsp].contains(options.command) && !options.leavesTranslations
  configuration.checksTranslations =
    options.checksTranslations || mayCompare && configuration.translations.check
  // Compared with a revision, one finding for all would hide a translation that was deleted.
  configuration.translations.listsAllMissing =
    options.since != nil || options.listsEach && !options.writesBaseline || options.addsSuppressions
    // One finding for all has no key, so it would be left out.
    || !options.keys.isEmpty
  // What is accepted holds for runs that compare no files, too.
  configuration.notesAlone = options.addsSuppressions && configuration.checksTranslations
  if options.maxGrade != nil || !options.disabled.isEmpty {
    var override = Configuration.Override()
    override.gradeMax = options.maxGrade
    for name in options.disabled { override.rules[name] = .init(level: .off) }
    configuration.overrides.append(override)
  }
  return unknown.map { unknownRule($0, among: names) }
}

/// Two files of settings in one folder: only one of them counts.
private func sayUnread(beside used: String, _ environment: Environment) {
  let folder = parentFolder(of: used)
  for name in configurationNames where name != lastPart(of: used) {
    guard environment.kind(absolutePath(name, in: folder)) == .file else { continue }
    say("Delete “\(name)”. Only “\(lastPart(of: used))” beside it is read.", environment)
  }
}

private func sayConfiguration(_ project: Project, _ environment: Environment) {
  if let path = project.configurationPath {
    say("The settings are those of “\(relativePath(path, in: project.workingFolder) ?? path)”.", environment)
  } else {
    say("There is no “\(configurationName)”. The defaults are used.", environment)
  }
}
