extension Report {
  /// Finds identifiers that are in two files of one folder under two keys, or in two views of the code.
  ///
  /// Other folders may hold other apps, and the same key in two files is one identifier that is written twice.
  mutating func findTwinIdentifiers() {
    struct Name: Hashable {
      var folder: Substring
      var locale: String
      var text: String
    }
    var first: [Name: (path: String, key: String)] = [:]
    for index in filesWaiting(for: DuplicateIdentifier.name) {
      let file = files[index]
      let folder = self.folder(of: file.path)
      for record in file.waiting where file.findings.rule(of: record) == DuplicateIdentifier.name {
        let found = file.findings.reported(record)
        let isControl = found.text.isEmpty
        let text = isControl ? found.finding.words.first ?? "" : found.text
        let name = Name(folder: folder, locale: found.locale, text: text)
        guard let other = first[name] else {
          first[name] = (file.path, found.key)
          continue
        }
        guard other.path != file.path || isControl, other.key != found.key else { continue }
        files[index].findings.insert(
          record,
          saying: DuplicateIdentifier.message(other.key, file: other.path == file.path ? nil : other.path))
      }
    }
  }

  /// The folder that a file is in, or that the folder of its language is in.
  private func folder(of path: String) -> Substring {
    let place = TranslationFamily(path: path).map(\.folder) ?? path
    return place.lastIndex(of: "/").map { place[..<$0] } ?? ""
  }
}
