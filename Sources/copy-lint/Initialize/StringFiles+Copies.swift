import CopyLint

extension StringFiles {
  /// A file that a tool makes from others.
  struct Copy: Equatable {
    var path: String
    /// A file whose strings are in it.
    var original: String
  }

  /// A smaller file may have the same few strings by chance.
  private static let fewest = 20
  /// Of its strings, at least so many are in other files: some were changed since.
  private static let leastPercent = 95

  /// The files whose names say no language and that have the strings of files beside them again, as fastlane's frozen ones.
  func copies() -> [Copy] {
    let originals = members.filter { $0.family?.locale.map { isSameLanguage($0, locale) } ?? false }
    var homes: [String: String] = [:]
    for member in originals {
      for entry in member.entries { homes[Self.name(entry)] = member.file.path }
    }
    // What an Android app falls back to, `values/`, is no copy of `values-en`.
    let unnamed = members.filter { $0.family?.locale == nil && $0.family?.place != .values }
    return unnamed.filter { $0.entries.count >= Self.fewest }.compactMap { member in
      let found = member.entries.compactMap { homes[Self.name($0)] }
      guard found.count * 100 >= member.entries.count * Self.leastPercent else { return nil }
      var counts: [String: Int] = [:]
      for path in found { counts[path, default: 0] += 1 }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return most.map { Copy(path: member.file.path, original: $0.key) }
    }
  }

  /// The same for strings with one key and one text.
  private static func name(_ entry: Entry) -> String { "\(entry.key)\u{0}\(entry.text)" }
}
