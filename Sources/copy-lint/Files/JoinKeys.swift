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
  var isWalkedCode: Bool { !isNamed && path.utf8.span.ends(with: ".swift") }
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

  /// Notes the keys of the whole project, for a check that looks at some of its files only.
  mutating func takeKeys(of files: [SourceFile], _ options: Options, _ environment: Environment) {
    let wanted = files.filter { file in
      file.isWalkedCode || KeyTable(path: file.path) != nil
        || configuration.findsUnusedKeys && FileSearch.isCode(file.path)
    }
    guard wanted.contains(where: \.isWalkedCode) else { return }
    configuration.notesKeys = true
    keys = ProjectKeys(keyUses(of: wanted, in: self, options, environment))
  }
}

/// Reads files only for the keys that they ask for, or have.
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
  guard project.configuration.findsKeyUses else {
    let found = checkWithMembers(files, &project, check: check)
    guard project.configuration.notesKeys, let keys = project.keys else { return found }
    return judged(found, keys)
  }
  project.configuration.notesKeys = true
  let code = files.indices.filter { files[$0].isWalkedCode }
  let others = files.indices.filter { !files[$0].isWalkedCode }
  let found = checkWithMembers(code.map { files[$0] }, &project, check: check)
  let uses = asking + keyUses(of: found)
  project.configuration.findsKeyUses = false
  project.configuration.keyRoles = KeyRoles(uses)
  let rest = check(others.map { files[$0] }, project)
  let keys = ProjectKeys(uses + keyUses(of: rest))
  return judged(zip(code + others, found + rest).sorted { $0.0 < $1.0 }.map(\.1), keys)
}

/// What checked files ask for and have.
private func keyUses(of outcomes: [Outcome]) -> [(path: String, uses: KeyUses)] {
  outcomes.compactMap { outcome in
    guard case .checked(let checked) = outcome, !checked.report.keyUses.isEmpty else { return nil }
    return (checked.report.path, checked.report.keyUses)
  }
}

/// Adds what the keys of the project tell of code, and leaves out code without a string.
private func judged(_ outcomes: [Outcome], _ keys: ProjectKeys) -> [Outcome] {
  outcomes.map { outcome in
    guard case .checked(var checked) = outcome else { return outcome }
    checked.report.leaveOutKeys(keys)
    checked.report.judgeLiterals(keys)
    let isCode = checked.report.keyUses.keys == nil && !checked.report.keyUses.isEmpty
    checked.report.keyUses = KeyUses()
    return isCode && checked.report.locales.isEmpty && checked.report.findings.isEmpty
      ? .unknown : .checked(checked)
  }
}
