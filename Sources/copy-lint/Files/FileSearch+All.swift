import CopyLint

extension FileSearch {
  /// Looks at what a bare `copy-lint` checks.
  mutating func addDefaults(of project: Project) {
    if project.hasForeignSettings { return add(".", from: project.workingFolder, isGiven: true) }
    for path in project.defaultPaths(environment) { add(path, from: project.root, isGiven: false) }
  }

  /// The files that a bare `copy-lint` checks.
  static func all(of project: Project, _ environment: Environment) -> [SourceFile] {
    var search = FileSearch(project, environment: environment)
    search.addDefaults(of: project)
    search.finish()
    return search.files
  }
}
