import CopyLint

extension FileSearch {
  /// What a bare `copy-lint` checks.
  static func all(of project: Project, _ environment: Environment) -> [SourceFile] {
    var search = FileSearch(project, environment: environment)
    for path in project.defaultPaths(environment) { search.add(path, from: project.root, isGiven: false) }
    search.finish()
    return search.files
  }
}
