import CopyLint
import Readability

/// Reads the project's glossaries and lays them over the built-in ones, lowest layer first.
///
/// - Parameter given: paths that a person names on the command line, on top of those of the configuration.
/// - Returns: what is wrong with them, a message each, and whether a file that was given can't be used at all; also what does
///   no harm.
func loadGlossaries(
  into project: inout Project, and given: [String], isVerbose: Bool, _ environment: Environment
) -> (problems: [String], remarks: [String], lacksGiven: Bool) {
  var problems: [String] = []
  var remarks: [String] = []
  var lacksGiven = false
  // What the configuration says about a term counts more than a file.
  let terms = project.configuration.translations.terms
  defer { project.configuration.translations.terms.lay(terms) }
  let own = project.configuration.glossary.map { absolutePath($0, in: project.root) }
  for (index, pattern) in (own + given).enumerated() {
    let isGiven = index >= own.count
    let (paths, failure) = paths(matching: pattern, environment)
    if let failure { problems.append(failure) }
    if paths.isEmpty, isGiven {
      lacksGiven = true
      let shown = relativePath(pattern, in: project.workingFolder) ?? pattern
      if failure == nil { problems.append(FileError.missing.message(path: shown)) }
    }
    for path in paths {
      let shown = relativePath(path, in: project.workingFolder) ?? path
      guard isGiven || project.tree.holds(path) else {
        problems.append(FileError.outside.message(path: shown))
        continue
      }
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try environment.read(path, fileSizeLimit)
      } catch {
        problems.append(error.message(path: shown))
        if isGiven { lacksGiven = true }
        continue
      }
      var document = Document(path: shown, bytes: bytes)
      let found = add(document, bytes, to: &project)
      if !found.isEmpty { document.indexLines() }
      for problem in document.problems + found {
        let place = problem.range.map { document.place(of: $0) }
        let spot = place.map { ":\($0.line):\($0.column)" } ?? ""
        if problem.isMinor {
          remarks.append("\(shown)\(spot): \(problem.message)")
        } else {
          problems.append("\(shown)\(spot): \(problem.message)")
        }
      }
      if isVerbose {
        say(reading(of: document, sourceLocale: project.configuration.sourceLocale), environment)
      }
    }
  }
  return (problems, remarks, lacksGiven)
}

/// Lays a file over the glossaries of its languages.
private func add(_ document: Document, _ bytes: [UInt8], to project: inout Project) -> [Problem] {
  if TermBase.recognizes(document) {
    let base = TermBase(document)
    for language in base.languages {
      project.glossaries[language, default: .builtIn(language: language)].add(base)
    }
    project.configuration.translations.terms.lay(
      base.translations(from: project.configuration.sourceLocale))
    return base.problems
  }
  if TermTable.recognizes(document, sourceLocale: project.configuration.sourceLocale) {
    let table = TermTable(document, sourceLocale: project.configuration.sourceLocale)
    project.configuration.translations.terms.lay(table.terms)
    return table.problems
  }
  let language = language(ofGlossary: document.path, sourceLocale: project.configuration.sourceLocale)
  if Glossary.isBuiltIn(bytes, language: language) { return [] }
  return project.glossaries[language, default: .builtIn(language: language)].add(document)
}

/// What is taken as what.
private func reading(of document: Document, sourceLocale: String) -> String {
  if TermBase.recognizes(document) {
    let base = TermBase(document)
    let locales = base.translations(from: sourceLocale).map(\.locale)
    let into = locales.isEmpty ? "" : " It has translations into \(listed(locales))."
    if base.languages.isEmpty, into.isEmpty {
      return "“\(document.path)” is TBX. No term in it has a status, so it says nothing."
    }
    let terms = base.languages.isEmpty ? "" : " with terms in \(listed(base.languages))"
    return "“\(document.path)” is TBX\(terms).\(into)"
  }
  if TermTable.recognizes(document, sourceLocale: sourceLocale) {
    let locales = TermTable(document, sourceLocale: sourceLocale).locales
    return "“\(document.path)” has terms with translations into \(listed(locales))."
  }
  if Glossary.isPlainList(document) {
    return "“\(document.path)” has no header. The first column is the term, the second what to write instead."
  }
  return "“\(document.path)” is a glossary with named columns."
}

/// Each once, in their order.
private func listed(_ names: [String]) -> String {
  var listed: [String] = []
  for name in names where !listed.contains(name) { listed.append(name) }
  return listed.joined(separator: ", ")
}

/// `en` for `en.csv` and `en-medical.csv`; a file with any other name is in the source language.
private func language(ofGlossary path: String, sourceLocale: String) -> String {
  let name = lastPart(of: path).prefix { $0 != "." && $0 != "-" && $0 != "_" }
  let isLanguage = 2...3 ~= name.utf8.count && name.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  return isLanguage ? String(name) : Locale(sourceLocale).language
}

/// The files that an absolute pattern matches, sorted; only the last part may have a wildcard.
private func paths(
  matching pattern: String, _ environment: Environment
) -> (paths: [String], failure: String?) {
  let name = String(lastPart(of: pattern))
  guard name.utf8.contains(where: isGlobSign) else { return ([pattern], nil) }
  let folder = parentFolder(of: pattern)
  let items: [Environment.Item]
  do throws(FileError) {
    items = try environment.list(folder)
  } catch {
    // A project without a folder of glossaries is the usual case.
    return ([], error == .missing ? nil : error.message(path: folder))
  }
  let glob = Glob(name)
  let found = items.filter { $0.kind == .file && glob.matches(path: $0.name) }
  return (found.map { "\(folder)/\($0.name)" }.sorted(), nil)
}

private func isGlobSign(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\\"): true
  default: false
  }
}
