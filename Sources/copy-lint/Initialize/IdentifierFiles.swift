import CopyLint

extension FileSearch {
  /// Leaves out files such as `user_id.json`: unless files of other languages are beside it, “id” stands for an identifier, and
  /// not for Indonesian.
  ///
  /// - Returns: their paths.
  mutating func leaveOutIdentifiers() -> [String] {
    func family(_ file: SourceFile) -> TranslationFamily? {
      guard file.path.hasSuffix(".json"), let family = TranslationFamily(path: file.path) else { return nil }
      return family.place == .suffix && family.locale != nil ? family : nil
    }
    var languages: [String: Set<String>] = [:]
    for found in files.lazy.compactMap(family) {
      languages[found.template, default: []].insert(found.locale ?? "")
    }
    let left = files.filter { file in
      guard let found = family(file), found.locale == "id", !found.isAmongLocales else { return false }
      return languages[found.template] == ["id"]
    }
    files.removeAll(where: left.contains)
    return left.map(\.path)
  }
}
