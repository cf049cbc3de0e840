import CopyLint

/// Files that hold the same strings in several languages, by their paths alone.
struct FileFamily {
  var template: String
  var place: TranslationFamily.Place
  var members: [(file: SourceFile, locale: String?)] = []

  /// The file whose path names no language.
  var base: SourceFile? { members.first { $0.locale == nil }?.file }
  var locales: Set<String> { Set(members.compactMap(\.locale)) }

  /// In the order of their first files.
  static func all(of files: [SourceFile]) -> [FileFamily] {
    var families = grouped(files.map { ($0, $0.path) })
    // “com/app/io/texts_de.properties”: the folder is not what tells its files apart.
    let alone = families.filter { $0.isFolder && $0.locales.count == 1 }
    let again = grouped(
      alone.flatMap(\.members).map { ($0.file, $0.file.path.replacingFolder(of: $0.locale)) }
    )
    .filter { $0.locales.count + ($0.base == nil ? 0 : 1) > 1 }
    guard !again.isEmpty else { return families }
    let taken = Set(again.flatMap(\.members).map(\.file.path))
    families.removeAll { family in
      family.isFolder && family.members.allSatisfy { taken.contains($0.file.path) }
    }
    return families + again
  }

  /// Whether a folder has the name of the language.
  private var isFolder: Bool { place == .name && (template.contains("/{}/") || template.hasPrefix("{}/")) }

  /// - Parameter files: each with the path that is looked at.
  private static func grouped(_ files: [(file: SourceFile, path: String)]) -> [FileFamily] {
    var families: [FileFamily] = []
    var places: [String: Int] = [:]
    for (file, path) in files {
      guard let found = TranslationFamily(path: path) else { continue }
      let index = places[found.template] ?? families.count
      if index == families.count {
        places[found.template] = index
        families.append(FileFamily(template: found.template, place: found.place))
      }
      families[index].members.append((file, found.locale))
    }
    return families
  }
}

extension String {
  /// The path with the last folder of this language under a name that is not a language.
  fileprivate func replacingFolder(of locale: String?) -> String {
    var parts = split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let index = parts.dropLast().lastIndex(where: { canonicalLocale($0) == locale }) {
      parts[index] = "_" + parts[index] + "_"
    }
    return parts.joined(separator: "/")
  }
}
