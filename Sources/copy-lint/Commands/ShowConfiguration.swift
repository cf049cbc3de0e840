import CopyLint

/// `copy-lint config [PATH]`: which settings hold, and which line of which file says so.
func showConfiguration(_ options: Options, _ output: inout Output, _ environment: Environment) -> ExitCode {
  if options.showsSchema {
    output.write(configurationSchema())
    return .clear
  }
  if options.listsSettings {
    output.write(settingsPage())
    return .clear
  }
  guard let project = loadProject(options, environment) else { return .unusable }
  let path = options.operands.first.map { name in
    let location = absolutePath(name, in: project.workingFolder)
    return relativePath(location, in: project.root) ?? name
  }
  let lines = project.configuration.settings(for: path, project.origins)
  let widest = lines.map { $0.text.count }.max() ?? 0
  if let path { output.write("For “\(printable(path))”:\n") }
  for line in lines {
    let space = String(repeating: " ", count: min(max(widest, 1), 48) - min(line.text.count, 48))
    output.write("\(printable(line.text))\(space)  \(origin(line.origin, project))\n")
  }
  return .clear
}

private func origin(_ origin: SettingOrigin?, _ project: Project) -> String {
  guard let origin else { return "default" }
  let path = relativePath(origin.path, in: project.workingFolder) ?? origin.path
  return "\(printable(path)):\(origin.place.line)"
}
