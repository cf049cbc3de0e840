import CopyLint

/// Reads the project's glossaries and lays them over the built-in ones, lowest layer first.
///
/// - Returns: what is wrong with them, a message each.
func loadGlossaries(into project: inout Project, _ environment: Environment) -> [String] {
  var problems: [String] = []
  for pattern in project.configuration.glossary {
    for path in paths(matching: absolutePath(pattern, in: project.root), environment) {
      let shown = relativePath(path, in: project.workingFolder) ?? path
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try environment.read(path, fileSizeLimit)
      } catch {
        problems.append(error.message(path: shown))
        continue
      }
      let language = language(ofGlossary: path, sourceLocale: project.configuration.sourceLocale)
      if Glossary.isBuiltIn(bytes, language: language) { continue }
      let document = Document(path: shown, bytes: bytes)
      let found = project.glossaries[language, default: .builtIn(language: language)].add(document)
      problems += (document.problems + found).map { problem in
        guard let range = problem.range else { return "\(shown): \(problem.message)" }
        let place = document.place(of: range)
        return "\(shown):\(place.line):\(place.column): \(problem.message)"
      }
    }
  }
  return problems
}

/// `en` for `en.csv` and `en-medical.csv`; another name is in the source language.
private func language(ofGlossary path: String, sourceLocale: String) -> String {
  let name = lastPart(of: path).prefix { $0 != "." && $0 != "-" && $0 != "_" }
  let isLanguage = 2...3 ~= name.utf8.count && name.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  return isLanguage ? String(name) : sourceLocale.prefix { $0 != "-" }.lowercased()
}

/// The files that an absolute pattern matches, sorted; a wildcard may stand in the last part only.
private func paths(matching pattern: String, _ environment: Environment) -> [String] {
  let name = String(lastPart(of: pattern))
  guard name.contains(where: { "*?[{\\".contains($0) }) else { return [pattern] }
  let folder = parentFolder(of: pattern)
  let glob = Glob(name)
  // A project without a folder of glossaries is the usual case.
  guard let items = try? environment.list(folder) else { return [] }
  return items.filter { $0.kind == .file && glob.matches(path: $0.name) }.map { "\(folder)/\($0.name)" }
    .sorted()
}
