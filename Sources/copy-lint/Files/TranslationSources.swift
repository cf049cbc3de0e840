import CopyLint
import Readability

/// The strings in the source language that the files of a run are translations of.
struct TranslationSources: Sendable {
  private var all: [SourceStrings] = []
  /// By the path of the translation: where its source is in `all`.
  private var places: [String: Int] = [:]
  /// By the path of the translation: keys that other files of its language have, where the app does not care which one.
  private var keysElsewhere: [String: FolderKeys] = [:]

  init() {}

  /// Groups the files by their paths, and reads those in the source language; a source that was not named is looked
  /// for next to its translations.
  ///
  /// - Parameters:
  ///   - keys: that are texts themselves, where the files in the source language lack them.
  ///   - removed: translations that were there at the revision of `--since`.
  init(
    of files: [SourceFile], keys: KeysAsTexts = KeysAsTexts(), removed: [SourceFile] = [],
    in project: Project,
    _ environment: Environment
  ) {
    let reader = SourceStringsReader(project, environment)
    var groups = reader.groups(of: files)
    mergeFolders(&groups, reader)
    for index in groups.indices {
      groups[index].strings.add(keys[groups[index].template], keeping: project.configuration.translations)
    }
    for group in groups where !group.strings.isEmpty {
      for member in group.translations { places[member.file.path] = all.count }
      all.append(group.strings)
    }
    let lacking = LackingFiles(groups, of: files, removed: removed, in: project)
    for (path, strings) in lacking.byPath {
      places[path] = all.count
      all.append(strings)
    }
  }

  /// What `file` translates, or for one in the source language, which translations of it are lacking; nil when nothing is
  /// known about it.
  subscript(file: SourceFile) -> SourceStrings? {
    guard let place = places[file.path] else { return nil }
    guard let keys = keysElsewhere[file.path] else { return all[place] }
    var strings = all[place]
    strings.keysElsewhere = keys
    return strings
  }

  /// Android reads all files of a folder as one: a string may be in any of them.
  private mutating func mergeFolders(_ groups: inout [SourceGroup], _ reader: borrowing SourceStringsReader) {
    var folders: [String: [Int]] = [:]
    for index in groups.indices where groups[index].place == .values {
      folders[groups[index].folder, default: []].append(index)
    }
    for (_, members) in folders.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      guard members.contains(where: { !groups[$0].strings.isEmpty }) else { continue }
      var keys: [String: [(path: String, keys: Set<String>)]] = [:]
      for index in members {
        for member in groups[index].translations {
          keys[member.family.locale ?? "", default: []].append(
            (member.file.path, reader.keys(of: member.file)))
        }
      }
      let joined = SourceStrings.join(members.map { groups[$0].strings })
      for (index, strings) in zip(members, joined) { groups[index].strings = strings }
      for files in keys.values where files.count > 1 {
        for (file, all) in zip(files, FolderKeys.all(of: files.map(\.keys))) {
          keysElsewhere[file.path] = all
        }
      }
    }
  }
}
