import CopyLint

extension FileSearch {
  /// Whether code of the run may ask for strings of its string files.
  var joinsKeys: Bool {
    guard files.contains(where: { KeyTable(path: $0.path) != nil }) else { return false }
    return files.contains(where: \.isWalkedCode) || !askingFiles.isEmpty
  }
}

extension SourceFile {
  /// Whether it is code that a walk came across. Code that is named by itself tells too little of the others.
  var isWalkedCode: Bool { !isNamed && path.hasSuffix(".swift") }
}

extension Project {
  /// Notes what the strings of string files are in the code around them, for the commands that show no code.
  mutating func joinKeys(of search: FileSearch, _ options: Options, _ environment: Environment) {
    guard search.joinsKeys else { return }
    let code = search.files.filter(\.isWalkedCode)
    var project = self
    project.configuration.findsKeyUses = true
    let uses = keyUses(of: code + search.askingFiles, in: project, options, environment)
    configuration.keyRoles = KeyRoles(uses)
  }
}

/// Reads files only for the keys that they ask for.
func keyUses(
  of files: [SourceFile], in project: Project, _ options: Options, _ environment: Environment
) -> [(path: String, uses: KeyUses)] {
  let progress = Progress(total: 0, isQuiet: true, environment: environment)
  return outcomes(of: files, in: project, jobs: options.jobs, progress: progress, environment: environment) {
    file, checker in
    // What can't be read is reported where it is checked.
    let bytes = (try? environment.read(file.location, fileSizeLimit)) ?? []
    return (file.path, checker.keyUses(of: Document(path: file.path, bytes: bytes)))
  }
}

/// Checks files, the code first: it tells what the strings of the other files are.
///
/// - Parameters:
///   - project: gets what the strings are.
///   - check: checks files with the project that it is given.
func checkJoined(
  _ files: [SourceFile], _ project: inout Project, asking: [(path: String, uses: KeyUses)],
  check: (_ files: [SourceFile], _ project: Project) -> [Outcome]
) -> [Outcome] {
  guard project.configuration.findsKeyUses else { return check(files, project) }
  let code = files.indices.filter { files[$0].isWalkedCode }
  let others = files.indices.filter { !files[$0].isWalkedCode }
  var uses = asking
  let found = check(code.map { files[$0] }, project).map { outcome -> Outcome in
    guard case .checked(var checked) = outcome else { return outcome }
    if !checked.report.keyUses.isEmpty { uses.append((checked.report.path, checked.report.keyUses)) }
    checked.report.keyUses = KeyUses()
    // Code without a string is not in the report.
    return checked.report.locales.isEmpty && checked.report.findings.isEmpty ? .unknown : .checked(checked)
  }
  project.configuration.findsKeyUses = false
  project.configuration.keyRoles = KeyRoles(uses)
  let rest = check(others.map { files[$0] }, project)
  return zip(code + others, found + rest).sorted { $0.0 < $1.0 }.map(\.1)
}
