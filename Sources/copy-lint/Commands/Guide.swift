import CopyLint

/// The name of the page for contributors.
let guideName = "ACCESSIBILITY.md"

/// `copy-lint init --guide`: writes the page of the rules in force, for those who work on the app.
func writeGuide(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  guard let project = loadProject(options, environment) else { return .unusable }
  do throws(FileError) {
    try environment.create(
      absolutePath(guideName, in: project.workingFolder), Array(rulesPage(project.configuration).utf8))
  } catch {
    say(error.message(path: guideName), environment)
    return .unusable
  }
  output.write("Wrote “\(guideName)”: the rules in force, and a checklist for pull requests.\n")
  return .clear
}
