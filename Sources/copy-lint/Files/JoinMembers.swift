import CopyLint

extension Project {
  /// Notes what the members of types in code are, wherever the code of the run shows them: `Button(action.title)` in one file
  /// tells what `var title` of another one is.
  ///
  /// A file that is named by itself has only its own uses.
  mutating func joinMembers(of search: FileSearch, _ options: Options, _ environment: Environment) {
    let code = (search.files.filter(\.isWalkedCode) + search.askingFiles).filter {
      $0.path.hasSuffix(".swift")
    }
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
}
