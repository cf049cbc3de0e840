import CopyLint
import Readability

/// Folders whose files an app reads as one, such as `res` of Android: a string may be in any file of a language.
struct ResourceFolders {
  /// By the path of the translation: keys that other files of its language have.
  private(set) var keysElsewhere: [String: FolderKeys] = [:]
  /// By the path of the translation: what it is compared with, where that is not only the file of its name.
  private(set) var strings: [(paths: [String], strings: SourceStrings)] = []
  /// By the template of a source: the languages that have no file of its name, so that another file is told what is missing.
  private var told: [String: Set<String>] = [:]

  private typealias File = (place: Int, file: SourceFile, keys: Set<String>)

  /// Joins the sources of each folder.
  ///
  /// - Parameter required: languages that need all strings.
  init(_ groups: inout [SourceGroup], required: [String], _ reader: borrowing SourceStringsReader) {
    var folders: [String: [Int]] = [:]
    for index in groups.indices where groups[index].isPartOfFolder {
      folders[groups[index].folder, default: []].append(index)
    }
    for (_, members) in folders.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      guard members.contains(where: { !groups[$0].strings.isEmpty }) else { continue }
      join(members, &groups, required, reader)
    }
  }

  /// Whether what the language lacks of a source is told in a file of another name.
  func tellKeys(of group: SourceGroup, in locale: String) -> Bool {
    told[group.template]?.contains(locale) ?? false
  }

  private mutating func join(
    _ members: [Int], _ groups: inout [SourceGroup], _ required: [String],
    _ reader: borrowing SourceStringsReader
  ) {
    var languages: [String: [File]] = [:]
    for place in members {
      for member in groups[place].translations {
        languages[member.family.locale ?? "", default: []].append(
          (place, member.file, reader.keys(of: member.file)))
      }
    }
    for files in languages.values where files.count > 1 {
      for (file, keys) in zip(files, FolderKeys.all(of: files.map(\.keys))) {
        keysElsewhere[file.file.path] = keys
      }
    }
    let joined = SourceStrings.join(members.map { groups[$0].strings })
    for (place, strings) in zip(members, joined) { groups[place].strings = strings }
    // A source that can't be read whole tells nothing of its translations.
    guard !joined[0].isBroken else { return }
    let usual = members.filter { isForTranslators(groups[$0], languages) }
    var made: [[Int]: Int] = [:]
    for (locale, files) in languages.sorted(by: { $0.key < $1.key }) {
      let hasStrings = files.contains { !$0.keys.isEmpty }
      let files = files.filter {
        !groups[$0.place].strings.isEmpty || groups[$0.place].strings.haveMost(of: $0.keys)
      }
      let isParentThere = languages.keys.contains { $0 != locale && Locale(locale).fallsBack(on: Locale($0)) }
      let isRequired = required.contains { Locale.name($0, includes: locale) }
      let lacking =
        isParentThere || Locale(locale).isSameLanguage(as: Locale(reader.locale))
        ? [] : members.filter { (isRequired || usual.contains($0)) && !groups[$0].locales.contains(locale) }
      let holder = Self.first(of: files)
      // All that it has is of a source that is lost, which is told instead.
      if holder == nil, hasStrings {
        for place in lacking { told[groups[place].template, default: []].insert(locale) }
      }
      for file in files {
        let adopted =
          file.file.path == holder?.file.path ? lacking.filter { groups[$0].strings.count > 0 } : []
        guard !adopted.isEmpty || groups[file.place].strings.isEmpty else { continue }
        let others = adopted.map { groups[$0].strings }
        let index = made[[file.place] + adopted, default: strings.count]
        if index == strings.count {
          made[[file.place] + adopted] = index
          strings.append(([], groups[file.place].strings.taking(others)))
        }
        strings[index].paths.append(file.file.path)
        for place in adopted { told[groups[place].template, default: []].insert(locale) }
      }
    }
  }

  /// Whether some language has the file or at least half of its strings: others are only for the team, as far as anybody knows.
  private func isForTranslators(_ group: SourceGroup, _ languages: [String: [File]]) -> Bool {
    if !group.translations.isEmpty { return true }
    return languages.values.contains { files in
      group.strings.countMissing(besides: files.reduce(into: []) { $0.formUnion($1.keys) }) * 2
        <= group.strings.countMissing()
    }
  }

  /// The file in which a language keeps strings.
  private static func first(of files: [File]) -> File? {
    let some = files.filter { !$0.keys.isEmpty }
    return some.first { lastPart(of: $0.file.path) == "strings.xml" }
      ?? some.min { $0.file.path < $1.file.path }
  }
}
