import CopyLint
import Readability

/// The languages that files in the source language are not translated into, where somebody expects it.
struct LackingFiles {
  /// By the path of the source: no strings, and what is lacking.
  private(set) var byPath: [(path: String, strings: SourceStrings)] = []
  let required: [String]
  /// Of each template; on a Mac, `InfoPlist.strings` and `infoPlist.strings` are one.
  private var locales: [String: Set<String>] = [:]
  let source: Locale
  let resources: ResourceFolders
  /// Why a translation that is gone is expected.
  let removal: LackingTranslation.Reason

  init(
    _ groups: [SourceGroup], _ resources: ResourceFolders, of files: [SourceFile], removed: [SourceFile] = [],
    removal: LackingTranslation.Reason = .removed, in project: Project,
    _ reader: borrowing SourceStringsReader, then: borrowing SourceStringsReader
  ) {
    (self.resources, self.removal) = (resources, removal)
    let settings = project.configuration.translations
    source = Locale(project.configuration.sourceLocale)
    required = settings.requireAll.filter { [source] in !Locale($0).isSameLanguage(as: source) }
    let folderLanguages = FolderLanguages(of: groups)
    let all = groups
    let groups = groups.filter { !$0.sources.isEmpty && !$0.strings.isEmpty }
    let asked = Set(required + groups.flatMap(\.locales)).sorted()
    for group in groups {
      locales[group.template.lowercased(), default: []].formUnion(group.locales)
      // Hooks name the files that changed; the others are there all the same.
      locales[group.template.lowercased(), default: []].formUnion(reader.unnamed(asked, of: group))
    }
    let absent = absentLanguages(groups, all, files)
    if let largest = groups.max(by: { $0.strings.countMissing() < $1.strings.countMissing() }) {
      add(absent.map { ($0, .wholeLanguage) }, to: largest)
    }
    var folders: [String: [SourceGroup]] = [:]
    for group in groups { folders[group.folder, default: []].append(group) }
    addRemoved(removed, all, settings.files, reader)
    addRemovedTemplates(removed, all, reader, then: then)
    addEmptySources(all, reader)
    addSourceless(all, reader)
    addStandIns(all)
    var toldFolders: Set<String> = []
    for group in groups {
      let asked = required.filter { !absent.contains($0) }
      // On Android, another file of the folder may have the strings: `addBeside` looks.
      let beside = group.isPartOfFolder ? [] : expected(beside: group, in: folders[group.folder] ?? [])
      var lacking: [(String, LackingTranslation.Reason)] = []
      for locale in asked where !has(group, locale) && !isTold(locale, of: group) {
        lacking.append((locale, .required))
      }
      // In gettext, each domain may have languages of its own.
      if required.isEmpty, !group.isOfTemplate {
        for locale in beside where !has(group, locale) && !isTold(locale, of: group) {
          lacking.append((locale, .others))
        }
        // All files of the folder lack it: what is said of one is enough.
        for (locale, reason) in toldFolders.insert(group.folder).inserted
          ? folderLanguages.lacking(in: group) : []
        where !has(group, locale) && !beside.contains(locale) && !isTold(locale, of: group) {
          lacking.append((locale, reason))
        }
      }
      add(lacking, to: group)
    }
    if required.isEmpty { addBeside(folders, reader) }
  }

  /// Whether it was said already that the language lacks the file.
  func isTold(_ locale: String, of group: SourceGroup) -> Bool {
    resources.tellKeys(of: group, in: locale)
      || byPath.contains { path, strings in
        path == group.sources.first?.file.path && strings.lacking.contains { $0.locale == locale }
      }
  }

  /// Languages of `requireAll` that no path names; none where the content of files may name them.
  ///
  /// - Parameter all: those, too, whose source is lost.
  private func absentLanguages(
    _ groups: [SourceGroup], _ all: [SourceGroup], _ files: [SourceFile]
  ) -> [String] {
    let holdAll = [".xcstrings", ".xliff", ".xlf", ".ts", ".csv", ".tsv"]
    guard !files.contains(where: { file in holdAll.contains { file.path.hasSuffix($0) } }) else { return [] }
    return required.filter { locale in
      !groups.contains { has($0, locale) }
        && !all.contains { $0.locales.contains { Locale.name(locale, includes: $0) } }
    }
  }

  /// The languages that most files have which are next to it in the folders of languages.
  private func expected(beside group: SourceGroup, in folder: [SourceGroup]) -> [String] {
    // A file without any translation is not for translators, as far as anybody knows.
    let others = folder.filter { $0.template != group.template && !$0.translations.isEmpty }
    guard !group.translations.isEmpty, group.place != .suffix else { return [] }
    var counts: [String: Int] = [:]
    for other in others { for locale in Set(other.locales) { counts[locale, default: 0] += 1 } }
    return counts.filter { $0.value * 2 > others.count }.keys.sorted()
  }

  /// Whether a group has the language, or one that the language falls back on.
  func has(_ group: SourceGroup, _ locale: String) -> Bool {
    let wanted = Locale(locale)
    if wanted.isSameLanguage(as: source) { return true }
    return (locales[group.template.lowercased()] ?? []).contains {
      Locale.name(locale, includes: $0) || wanted.fallsBack(on: Locale($0))
    }
  }

  private mutating func add(_ lacking: [(String, LackingTranslation.Reason)], to group: SourceGroup) {
    guard let file = group.sources.first, !lacking.isEmpty, group.strings.countMissing() > 0 else { return }
    let strings = group.strings.countMissing()
    let found = lacking.map { LackingTranslation(locale: $0.0, reason: $0.1, strings: strings) }
    var empty = SourceStrings(locale: file.family.locale ?? source.name)
    empty.lacking = found
    add(empty, to: file.file.path)
  }

  /// - Parameter strings: what the file at `path` is compared with, and what it lacks.
  mutating func add(_ strings: SourceStrings, to path: String) {
    if let index = byPath.firstIndex(where: { $0.path == path }) {
      byPath[index].strings.lacking += strings.lacking
    } else {
      byPath.append((path, strings))
    }
  }
}
