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
  if let path {
    let isThere = environment.kind(absolutePath(path, in: project.root)) != nil
    output.write("For “\(printable(path))”\(isThere ? "" : ", which isn't there yet"):\n")
    if let language = language(of: path, in: project, environment) { output.write(language + "\n") }
  }
  for line in lines {
    let space = String(repeating: " ", count: min(max(widest, 1), 48) - min(line.text.count, 48))
    output.write("\(printable(line.text))\(space)  \(origin(line.origin, project))\n")
  }
  return .clear
}

/// `language: de, as the path says`
///
/// - Returns: nil where there is no such file, or no string in it.
private func language(of path: String, in project: Project, _ environment: Environment) -> String? {
  guard let bytes = try? environment.read(absolutePath(path, in: project.root), fileSizeLimit) else {
    return nil
  }
  let document = Document(path: path, bytes: bytes)
  let reading = project.configuration.readingOptions(of: path)
  guard let entries = project.checker().format(of: document)?.read(document, options: reading).entries,
    let first = entries.first
  else { return nil }
  var locales: [String] = []
  for entry in entries where !locales.contains(entry.locale) { locales.append(entry.locale) }
  let source =
    switch first.localeSource {
    case .content: "as the file says"
    case .path: "as the path says"
    case .default: "from sourceLocale, since neither path nor file says it"
    }
  let name = locales.count == 1 ? "language" : "languages"
  return "\(name): \(printable(locales.sorted().joined(separator: ", "))), \(source)"
}

private func origin(_ origin: SettingOrigin?, _ project: Project) -> String {
  guard let origin else { return "default" }
  let path = relativePath(origin.path, in: project.workingFolder) ?? origin.path
  return "\(printable(path)):\(origin.place.line)"
}
