import CopyLint

/// What the report is about and when it was made.
func origin(_ project: Project, _ options: Options, _ environment: Environment) -> ReportOrigin {
  let folder = checkedFolder(project, options, environment)
  var origin = ReportOrigin()
  origin.title = options.title ?? String(lastPart(of: folder))
  origin.day = ReportOrigin.day(of: moment(environment))
  let git = Git(environment)
  origin.revision = git.shortRevision(of: folder) ?? ""
  if !origin.revision.isEmpty, git.hasChanges(in: folder) { origin.revision += " plus uncommitted changes" }
  return origin
}

/// The folder that was named, if it was one; else that of the project.
private func checkedFolder(_ project: Project, _ options: Options, _ environment: Environment) -> String {
  guard options.operands.count == 1, let operand = options.operands.first else { return project.root }
  let path = absolutePath(operand, in: project.workingFolder)
  return environment.kind(path) == .folder ? path : project.root
}

/// Now, unless a build that is to be the same each time says when it is: https://reproducible-builds.org/specs/source-date-epoch
private func moment(_ environment: Environment) -> Int {
  environment.variable("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? environment.now()
}
