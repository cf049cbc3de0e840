import CopyLint

/// The folders that hold the strings of an app, for `paths`.
struct StringFolders {
  /// In the order of their names.
  private(set) var kept: [String] = []
  /// What holds a few strings and is hardly the app's copy, such as settings of tools.
  private(set) var left: [String] = []
  /// The names of folders with samples inside those that are kept, for `exclude`.
  private(set) var samples: [String] = []

  /// More would be a list that nobody reads.
  private static let most = 8
  /// A place with fewer of the strings than that is left out, unless nothing else is there.
  private static let leastShare = 50
  private static let fewestTexts = 5
  /// Folders with copies of other projects, and with samples for tests.
  private static let foreign = [
    "3rdparty", "third_party", "third-party", "thirdparty", "vendor", "vendors", "external", "build",
    "androidTest",
    "test", "tests", "testdata", "test-data", "fixtures", "__tests__", "__fixtures__", "__mocks__", "mocks",
    "spec", "specs",
    "e2e", "cypress", "example", "examples", "sample", "samples", "ci", "ci_scripts",
  ]

  init(of files: StringFiles) {
    var texts: [String: Int] = [:]
    var platformFolders: Set<String> = []
    for member in files.members where !member.isCode {
      let folder = Self.root(of: member, in: files)
      texts[folder, default: 0] += member.texts
      if member.family?.place == .values, member.texts > 0 { platformFolders.insert(folder) }
    }
    // Code also tells what the strings of Apple's files are, so it belongs to them.
    let isJoined = files.members.contains { FileSearch.holdsKeys($0.file.path) }
    let code = CodeFolders(of: files, beside: Array(texts.keys))
    for (folder, count) in code.texts { texts[folder, default: 0] += count }
    // An app of samples alone is an app.
    let own = texts.keys.filter { Self.foreignFolder(in: $0) == nil }
    let candidates = Set(own.isEmpty ? Array(texts.keys) : own)
    let most = candidates.compactMap { texts[$0] }.max() ?? 0
    for (folder, count) in texts {
      // Such files have strings of an app, and nothing else: a module for watches has few.
      let isOfPlatform = platformFolders.contains(folder)
      let isSmall =
        (count < Self.fewestTexts || count * Self.leastShare < most)
        && !(isJoined && code.texts[folder] != nil) && !isOfPlatform
      let isKept = candidates.contains(folder) && (count == most || !isSmall)
      if isKept { kept.append(folder) } else { left.append(folder) }
    }
    kept = Self.outermost(kept)
    while kept.count > Self.most, let deepest = kept.map(Self.depth).max(), deepest > 1 {
      kept = Self.outermost(kept.map { Self.depth($0) == deepest ? parent(of: $0) : $0 })
    }
    samples = Set(
      left.filter { folder in kept.contains { isInside(folder, $0) } }.compactMap(Self.foreignFolder)
    ).sorted()
    left = left.filter { folder in !kept.contains { isInside(folder, $0) } }.sorted()
  }

  /// Without files that are samples, unless all of them are.
  static func withoutSamples(_ files: [SourceFile]) -> [SourceFile] {
    let own = files.filter { foreignFolder(in: $0.path) == nil }
    return own.isEmpty ? files : own
  }

  /// The folder on the way to `path` that holds samples or other people's files.
  static func foreignFolder(in path: String) -> String? {
    var last: Substring = ""
    for folder in path.split(separator: "/") {
      // “com/example/app” is where Java keeps the code of an app.
      if foreign.contains(String(folder)) || folder.hasSuffix("Tests"), last != "com", last != "org" {
        return String(folder)
      }
      last = folder
    }
    return nil
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
