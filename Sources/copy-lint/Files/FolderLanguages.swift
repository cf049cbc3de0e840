import CopyLint

/// The languages of the folders of a project: those of one app have the same ones, mostly.
struct FolderLanguages {
  private var byFolder: [String: Set<String>] = [:]
  /// The different sets of languages, with how many folders have each.
  private var sets: [(languages: Set<String>, folders: Int)] = []

  /// Folders with fewer languages are alike by chance.
  private static let fewest = 8
  /// More would be many apps, not one.
  private static let mostSets = 32

  init(of groups: [SourceGroup]) {
    for group in groups { byFolder[group.folder, default: []].formUnion(group.locales) }
    for (_, languages) in byFolder.sorted(by: { $0.key < $1.key }) where languages.count >= Self.fewest {
      if let index = sets.firstIndex(where: { $0.languages == languages }) {
        sets[index].folders += 1
      } else if sets.count < Self.mostSets {
        sets.append((languages, 1))
      }
    }
  }

  /// The one language that the folder of a group lacks, while folders with about the same languages have it.
  func lacking(in group: SourceGroup) -> [(locale: String, reason: LackingTranslation.Reason)] {
    guard group.place != .suffix, let own = byFolder[group.folder], own.count >= Self.fewest else {
      return []
    }
    var all = 0
    var counts: [String: Int] = [:]
    for other in sets where other.languages != own {
      let more = other.languages.subtracting(own)
      guard own.subtracting(other.languages).count <= 1, more.count <= 1 else { continue }
      all += other.folders
      for locale in more { counts[locale, default: 0] += other.folders }
    }
    let alike = all + (sets.first { $0.languages == own }.map { $0.folders - 1 } ?? 0)
    return counts.sorted { $0.key < $1.key }.compactMap { locale, count in
      if count >= 2, count * 2 > alike { return (locale, .folders) }
      return count == 1 && alike == 1 ? (locale, .folder) : nil
    }
  }
}
