import CopyLint

/// The folders that hold the strings of an app, for `paths`.
struct StringFolders {
  /// In the order of their names.
  private(set) var kept: [String] = []
  /// What holds a few strings and is hardly the app's copy, such as settings of tools.
  private(set) var left: [String] = []

  /// More would be a list that nobody reads.
  private static let most = 8
  /// A place with fewer of the strings than that is left out, unless nothing else is there.
  private static let leastShare = 50
  private static let fewestTexts = 5
  /// Folders with copies of other projects, and with samples for tests.
  private static let foreign = [
    "3rdparty", "third_party", "third-party", "thirdparty", "vendor", "vendors", "external", "build",
    "androidTest",
    "test", "tests", "testdata", "fixtures", "ci", "ci_scripts",
  ]

  init(of files: StringFiles) {
    var texts: [String: Int] = [:]
    for member in files.members where !member.isCode {
      texts[Self.root(of: member, in: files), default: 0] += member.texts
    }
    // Code also tells what the strings of Apple's files are, so it belongs to them.
    let isJoined = files.members.contains { FileSearch.holdsKeys($0.file.path) }
    let code = CodeFolders(of: files, beside: Array(texts.keys))
    for (folder, count) in code.texts { texts[folder, default: 0] += count }
    let most = texts.values.max() ?? 0
    for (folder, count) in texts {
      let isForeign = folder.split(separator: "/").contains { Self.foreign.contains(String($0)) }
      let isSmall =
        (count < Self.fewestTexts || count * Self.leastShare < most)
        && !(isJoined && code.texts[folder] != nil)
      if count < most, isForeign || isSmall { left.append(folder) } else { kept.append(folder) }
    }
    kept = Self.outermost(kept)
    while kept.count > Self.most, let deepest = kept.map(Self.depth).max(), deepest > 1 {
      kept = Self.outermost(kept.map { Self.depth($0) == deepest ? parent(of: $0) : $0 })
    }
    left = left.filter { folder in !kept.contains { isInside(folder, $0) } }.sorted()
  }

  /// The folder above the languages; a file at the top that belongs to no family is its own place.
  private static func root(of member: StringFiles.Member, in files: StringFiles) -> String {
    let path = storeFolder(of: member.file.path) ?? member.family?.folder ?? member.file.path
    let folder = parent(of: path)
    guard folder.isEmpty else { return folder }
    let isAlone = member.family?.locale == nil && member.family?.place != .values
    let hasOthers = files.members.contains { $0.name == member.name && $0.file.path != member.file.path }
    return isAlone && !hasOthers ? member.file.path : "."
  }

  /// `fastlane/metadata/` has a folder for each language, and in it one for the notes of each version.
  private static func storeFolder(of path: String) -> String? {
    path.firstRange(of: "fastlane/metadata/").map { String(path[..<$0.upperBound]) + "{}" }
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func parent(of path: String) -> String { Self.parent(of: path) }

  private static func depth(_ path: String) -> Int { path.split(separator: "/").count }

  /// Without those that are in others, sorted.
  private static func outermost(_ folders: [String]) -> [String] {
    let all = Set(folders)
    return all.filter { folder in !all.contains { $0 != folder && isInside(folder, $0) } }.sorted()
  }
}
