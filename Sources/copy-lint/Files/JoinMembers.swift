import CopyLint

extension Project {
  /// Notes what the members of types in code are, wherever the code of the run shows them: `Button(action.title)` in one file
  /// tells what `var title` of another one is.
  ///
  /// A file that is named by itself has only its own uses.
  mutating func joinMembers(of search: FileSearch, _ options: Options, _ environment: Environment) {
    let code = search.codeWithMembers
    guard code.count > 1 else { return }
    let progress = Progress(total: 0, isQuiet: true, environment: environment)
    let uses = outcomes(of: code, in: self, jobs: options.jobs, progress: progress, environment: environment)
    {
      file, checker in
      // What can't be read is reported where it is checked.
      let bytes = (try? environment.read(file.location, fileSizeLimit)) ?? []
      return checker.memberUses(of: Document(path: file.path, bytes: bytes))
    }
    configuration.memberRoles = MemberRoles(uses)
  }

  /// As above, for a check. Where it changes nothing and looks at all of the code, this is not read twice: `checkWithMembers`
  /// notes the members on the way.
  mutating func prepareMembers(of search: FileSearch, _ options: Options, _ environment: Environment) {
    let changes = options.fixes || options.showsDiff || options.addsSuppressions
    let isWhole = search.files.allSatisfy { !$0.isCodeWithMembers || $0.isWalkedCode }
    if changes || options.since != nil || !isWhole || search.askingFiles.contains(where: \.isCodeWithMembers)
    {
      joinMembers(of: search, options, environment)
    } else {
      configuration.findsMemberUses = search.hasSeveralCodeWithMembers
    }
  }
}

/// Checks files, and those again whose texts are something else than it seemed, as the members in other code show.
///
/// - Parameters:
///   - project: gets what the members are.
///   - check: checks files with the project that it is given.
func checkWithMembers(
  _ files: [SourceFile], _ project: inout Project,
  check: (_ files: [SourceFile], _ project: Project) -> [Outcome]
) -> [Outcome] {
  var found = check(files, project)
  guard project.configuration.findsMemberUses else { return found }
  project.configuration.findsMemberUses = false
  let uses = found.indices.map { found[$0].takeMembers() }
  let roles = MemberRoles(uses)
  project.configuration.memberRoles = roles
  // The largest first: whoever comes to one last keeps the other threads waiting.
  let again = files.indices.filter { roles.answers(uses[$0]) }.sorted { uses[$0].size > uses[$1].size }
  for (index, outcome) in zip(again, check(again.map { files[$0] }, project)) { found[index] = outcome }
  return found
}

extension Outcome {
  /// Takes the uses of members out of the report. A file that has nothing else is one without words.
  fileprivate mutating func takeMembers() -> MemberUses {
    guard case .checked(var checked) = self else { return MemberUses() }
    // Kept here as well, the report would be copied as soon as it is changed.
    self = .unknown
    let members = checked.report.memberUses
    if checked.report.hasOnlyMembers { return members }
    checked.report.memberUses = MemberUses()
    self = .checked(checked)
    return members
  }
}

extension FileSearch {
  fileprivate var codeWithMembers: [SourceFile] {
    (files.filter(\.isWalkedCode) + askingFiles).filter(\.isCodeWithMembers)
  }

  /// Whether there are two of these at least.
  fileprivate var hasSeveralCodeWithMembers: Bool {
    var known = 0
    for index in files.indices where files[index].isWalkedCode && files[index].isCodeWithMembers {
      known += 1
      if known > 1 { return true }
    }
    return known + askingFiles.count(where: \.isCodeWithMembers) > 1
  }
}

extension SourceFile {
  fileprivate var isCodeWithMembers: Bool { path.utf8.span.ends(with: ".swift") }
}
