/// The keys of one file among those of all files of its folder in its language.
package struct FolderKeys: Sendable {
  /// By key, how many files have it. The files of a folder share this table.
  private let counts: [String: Int]
  private let own: Set<String>

  private init(counts: [String: Int], own: Set<String>) {
    (self.counts, self.own) = (counts, own)
  }

  /// - Parameter files: the keys of each file.
  package static func all(of files: [Set<String>]) -> [FolderKeys] {
    var counts: [String: Int] = [:]
    for keys in files {
      for key in keys { counts[key, default: 0] += 1 }
    }
    return files.map { FolderKeys(counts: counts, own: $0) }
  }

  /// Whether another file has the key.
  func hasOther(_ key: String) -> Bool { (counts[key] ?? 0) > (own.contains(key) ? 1 : 0) }
}
