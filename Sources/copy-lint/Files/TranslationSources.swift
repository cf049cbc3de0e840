import CopyLint
import Readability

/// The strings in the source language that the files of a run are translations of.
struct TranslationSources: Sendable {
  private var all: [SourceStrings] = []
  /// By the path of the translation: where its source is in `all`.
  private var places: [String: Int] = [:]

  init() {}

  /// Groups the files by their paths, and reads those in the source language; a source that was not named is looked
  /// for next to its translations.
  init(of files: [SourceFile], in project: Project, _ environment: Environment) {
    let locale = project.configuration.sourceLocale
    let patterns = project.configuration.translations.files
    var members: [String: [(file: SourceFile, family: TranslationFamily)]] = [:]
    for file in files {
      guard let family = TranslationFamily(path: file.path, patterns: patterns) else { continue }
      members[family.template, default: []].append((file, family))
    }
    let checker = project.checker()
    let templates = files.compactMap {
      $0.path.hasSuffix(".pot") ? $0 : nil
    }
    for (_, group) in members.sorted(by: { $0.key < $1.key }) {
      let translations = group.filter { !$0.family.isSource(locale) }
      guard let first = translations.first else { continue }
      var sources = group.filter { $0.family.locale == locale } + group.filter { $0.family.locale == nil }
      if sources.isEmpty {
        // “en-US” where “en” is the source language.
        let wanted = Locale(locale)
        let same = translations.filter { Locale($0.family.locale ?? "").isSameLanguage(as: wanted) }
        if let nearest = same.min(by: { $0.file.path < $1.file.path }) { sources = [nearest] }
      }
      var strings = SourceStrings(locale: locale)
      for source in sources { strings.add(source.file, checker, environment) }
      // British English of a file whose keys are the source texts is a translation, and lists what it has, not what
      // there is.
      if strings.keysAreTexts,
        sources.allSatisfy({ $0.file.path.hasSuffix(".po") && $0.family.locale != locale })
      {
        sources = []
        strings = SourceStrings(locale: locale)
      }
      if sources.isEmpty {
        for file in Self.candidates(beside: first.file, first.family, locale, templates)
        where strings.isEmpty && project.tree.admits(named: file.location) {
          strings.add(file, checker, environment)
        }
      }
      guard !strings.isEmpty else { continue }
      for member in translations where !sources.contains(where: { $0.file == member.file }) {
        places[member.file.path] = all.count
      }
      all.append(strings)
    }
  }

  /// What `file` translates; nil when nothing is known about it.
  subscript(file: SourceFile) -> SourceStrings? { places[file.path].map { all[$0] } }

  private static func candidates(
    beside file: SourceFile, _ family: TranslationFamily, _ locale: String, _ templates: [SourceFile]
  ) -> [SourceFile] {
    guard file.location.hasSuffix(file.path) else { return [] }
    let root = file.location.dropLast(file.path.utf8.count)
    return family.sourcePaths(locale).map {
      SourceFile(path: $0, location: root + $0, isNamed: true)
    } + templates.filter { parentFolder(of: $0.location) == parentFolder(of: file.location) }
  }
}

extension SourceStrings {
  /// Adds the strings of a file that can be read.
  fileprivate mutating func add(_ file: SourceFile, _ checker: borrowing Checker, _ environment: Environment)
  {
    guard let bytes = try? environment.read(file.location, fileSizeLimit) else { return }
    let document = Document(path: file.path, bytes: bytes, isNamed: true)
    guard let run = checker.read(document) else { return }
    add(run.strings, path: file.path)
  }
}
