import CopyLint
import Readability

/// Says which settings meet nothing: a slip there changes nothing, and nobody notices.
///
/// What they meant may be gone, so they fail nothing. Keys are told with those of overrides.
func sayDeadSettings(
  of search: FileSearch, _ files: [SourceFile], _ report: Report, in project: Project, _ options: Options,
  _ environment: Environment
) {
  guard options.looksAtAll, search.isUsable, !report.files.isEmpty else { return }
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
    for glob in override.paths where !files.contains(where: { glob.matches(path: $0.path) }) {
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

/// What `allow` lists and no file has, in any form: as bytes, since a word that is there turns up soon, and no text has to be
/// read again for it. Words with other letters than those of ASCII may be escaped, and are not looked for.
private func unmetTerms(of files: [SourceFile], in project: Project, _ environment: Environment) -> [String] {
  var open: [(term: String, stem: [UInt8])] = project.configuration.allow.compactMap { term in
    // Without the end that other forms may lack: “sharing” has “shar”, too.
    guard let word = term.split(separator: " ").first?.lowercased(), word.utf8.allSatisfy({ $0 < 0x80 })
    else {
      return nil
    }
    return (term, Array(word.utf8.prefix(max(3, word.utf8.count - 2))))
  }
  for file in files where !open.isEmpty {
    guard let bytes = try? environment.read(file.location, fileSizeLimit) else { continue }
    let text = Document(path: file.path, bytes: bytes, isNamed: file.isNamed).bytes
    open.removeAll { holds($0.stem, in: text.span) }
  }
  return open.map(\.term)
}

/// Whether `stem`, in lowercase, is in `text` in any case.
private func holds(_ stem: [UInt8], in text: Span<UInt8>) -> Bool {
  var start = 0
  while start + stem.count <= text.count {
    var matched = 0
    while matched < stem.count, text[start + matched].lowercased == stem[matched] { matched += 1 }
    if matched == stem.count { return true }
    start += 1
  }
  return false
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { isASCIICapital ? self | 0x20 : self }
}
