import CopyLint

extension SuppressionPlan {
  /// Keys without the backslashes before their own dots, as the file has them; only those that name no other string of it.
  static func plainNames(
    of keys: [String], of report: FileReport, in file: SourceFile, _ bytes: [UInt8], _ project: Project
  ) -> [String: String] {
    let escaped = keys.filter { shownKey($0) != $0 }
    guard !escaped.isEmpty, let format = allFormats.first(where: { $0.name == report.format }) else {
      return [:]
    }
    let document = Document(path: file.path, bytes: bytes, isNamed: file.isNamed)
    let entries = format.read(document, options: project.configuration.readingOptions(of: file.path)).entries
    var owners: [String: Set<String>] = [:]
    for key in entries.map(\.key) + escaped { owners[shownKey(key), default: []].insert(key) }
    var names: [String: String] = [:]
    for key in escaped where owners[shownKey(key)]?.count == 1 { names[key] = shownKey(key) }
    return names
  }
}
