import CopyLint
import Readability

/// The strings in the source language that the files of a run are translations of.
struct TranslationSources: Sendable {
  private var all: [SourceStrings] = []
  /// By the path of the translation: where its source is in `all`.
  private var places: [String: Int] = [:]
  /// Keys that other files of the language have, where the app does not care which one.
  private var keysElsewhere: [String: FolderKeys] = [:]
  /// By the path of the translation: keys that its language's parent has.
  private var keysOfParents: [String: Set<String>] = [:]

  init() {}

  /// Groups the files by their paths, and reads those in the source language; a source that was not named is looked
  /// for next to its translations.
  ///
  /// - Parameters:
  ///   - keys: that are texts themselves, where the files in the source language lack them.
  ///   - removed: files that were there at the revision of `--since`, or that a baseline lists.
  ///   - then: the machine as it was at that revision; nil without `--since`.
  init(
    of files: [SourceFile], keys: KeysAsTexts = KeysAsTexts(), removed: [SourceFile] = [],
    then: Environment? = nil, in project: Project, _ environment: Environment
  ) {
    let reader = SourceStringsReader(project, environment)
    var groups = reader.groups(of: files)
    let required = project.configuration.translations.requireAll
    let folders = ResourceFolders(&groups, required: required, reader)
    keysElsewhere = folders.keysElsewhere
    for index in groups.indices {
      groups[index].strings.add(keys[groups[index].template], keeping: project.configuration.translations)
    }
    findParents(groups, reader)
    // A source that can't be read whole tells nothing of its translations, and its own mistake comes first.
    for group in groups where !group.strings.isEmpty && !group.strings.isBroken {
      for member in group.translations { places[member.file.path] = all.count }
      all.append(group.strings)
    }
    for (paths, strings) in folders.strings {
      for path in paths { places[path] = all.count }
      all.append(strings)
    }
    for newest in groups.compactMap({ reader.newest(of: $0) }) {
      for file in newest.others { places[file.path] = all.count }
      all.append(newest.strings)
    }
    var insides: Set<String> = []
    for file in files where places[file.path] == nil {
      guard let strings = reader.sourcesInside(file), !strings.isEmpty, !strings.isBroken else { continue }
      places[file.path] = all.count
      insides.insert(file.path)
      all.append(strings)
    }
    let lacking = LackingFiles(
      groups, folders, of: files, removed: removed, removal: then == nil ? .listed : .removed, in: project,
      reader,
      then: SourceStringsReader(project, then ?? environment))
    for (path, strings) in lacking.byPath {
      // A file that has its source inside keeps it.
      if let place = places[path], insides.contains(path) {
        all[place].lacking += strings.lacking
        continue
      }
      places[path] = all.count
      all.append(strings)
    }
  }

  /// What `file` translates, or for one in the source language, which translations of it are lacking; nil when nothing is
  /// known about it.
  subscript(file: SourceFile) -> SourceStrings? {
    guard let place = places[file.path] else { return nil }
    let (keys, parents) = (keysElsewhere[file.path], keysOfParents[file.path])
    guard keys != nil || parents != nil else { return all[place] }
    var strings = all[place]
    (strings.keysElsewhere, strings.keysOfParent) = (keys, parents)
    return strings
  }

  /// What “es-MX” lacks, apps take from “es”. Android reads all files of a folder as one.
  private mutating func findParents(_ groups: [SourceGroup], _ reader: borrowing SourceStringsReader) {
    var keys: [String: Set<String>] = [:]
    for group in groups {
      for member in group.translations {
        guard let parent = member.family.locale.flatMap({ Locale($0).parentName }),
          !Locale(parent).isSameLanguage(as: Locale(reader.locale)),
          // Rails asks no other language unless the app says so.
          ![".yml", ".yaml"].contains(where: { member.file.path.hasSuffix($0) })
        else { continue }
        let near = group.isPartOfFolder ? groups.filter { $0.folder == group.folder } : [group]
        let files = near.flatMap(\.translations).filter { $0.family.locale == parent }.map(\.file)
        guard !files.isEmpty else { continue }
        var found: Set<String> = []
        for file in files {
          if keys[file.path] == nil { keys[file.path] = reader.translatedKeys(of: file) }
          found.formUnion(keys[file.path] ?? [])
        }
        keysOfParents[member.file.path] = found
      }
    }
  }
}
