import CopyLint
import Readability

/// Says which settings meet nothing: a slip there changes nothing, and nobody notices.
///
/// What they meant may be gone, so they fail nothing. Keys are told with those of overrides.
func sayDeadSettings(
  of search: FileSearch, _ files: [SourceFile], _ report: Report, in project: Project, _ options: Options,
  _ environment: Environment
) {
  guard options.looksAtAll, options.keys.isEmpty, search.isUsable, !report.files.isEmpty else { return }
  let configuration = project.configuration
  func tell(_ setting: String, _ what: String, _ pattern: String, _ why: String) {
    say(
      "\(project.place(of: setting)): Change \(what) “\(printable(pattern))”, or delete it. \(why)",
      environment)
  }
  // A team's own file is for all of its projects.
  func isOwn(_ setting: String) -> Bool {
    project.origins.allSatisfy { $0.name != setting || $0.path == project.configurationPath }
  }
  if isOwn("exclude") {
    for glob in search.exclusions.open where search.covers(glob) {
      tell("exclude", "the path", glob.pattern, "No file has it.")
    }
  }
  let locales = Set(
    report.files.flatMap { $0.locales.map(\.locale) + $0.coverage.map(\.locale) } + [
      configuration.sourceLocale
    ]
      + files.compactMap {
        TranslationFamily(path: $0.path, patterns: configuration.translations.files)?.locale
      })
  for (number, override) in configuration.overrides.enumerated() where isOwn("overrides.\(number)") {
    // A key that is gone may have been the only one of its file.
    for glob in override.keys.isEmpty ? override.paths : []
    where search.covers(glob) && !files.contains(where: { glob.matches(path: $0.path) }) {
      tell("overrides.\(number)", "the path", glob.pattern, "No checked file matches it.")
    }
    for locale in override.locales where !locales.contains(where: { Locale.name(locale, includes: $0) }) {
      tell("overrides.\(number)", "the language", locale, "No file is in it.")
    }
  }
  if isOwn("allow") {
    for term in unmetTerms(of: files, in: project, environment) {
      tell("allow", "the word", term, "No string has it.")
    }
  }
}

extension FileSearch {
  /// Whether all paths that a pattern may have were walked.
  fileprivate func covers(_ glob: Glob) -> Bool {
    walks.contains { walk in
      walk.location == root
        || relativePath(walk.location, in: root).map { glob.pattern.hasPrefix($0 + "/") } ?? false
    }
  }
}

/// What `allow` lists and no text has, in any form.
private func unmetTerms(of files: [SourceFile], in project: Project, _ environment: Environment) -> [String] {
  // Without the end that other forms may lack: “sharing” has “shar”, too.
  var open = project.configuration.allow.map { term in
    (term, stem: term.split(separator: " ").first.map { $0.lowercased().prefix(max(3, $0.count - 2)) } ?? "")
  }
  guard !open.isEmpty else { return [] }
  let checker = project.checker()
  for file in files where !open.isEmpty {
    guard let bytes = try? environment.read(file.location, fileSizeLimit),
      let run = checker.read(Document(path: file.path, bytes: bytes, isNamed: file.isNamed))
    else { continue }
    run.forEach { entry in
      guard !open.isEmpty else { return }
      let texts = (entry.text + " " + (entry.source ?? "")).lowercased()
      open.removeAll { texts.contains($0.stem) }
    }
  }
  return open.map(\.0)
}
