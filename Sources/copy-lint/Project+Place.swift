import CopyLint

extension Project {
  /// Where a file of settings has the setting of this name: `.copy-lint.yml:3:5`.
  func place(of setting: String) -> String {
    guard let origin = origins.first(where: { $0.name == setting }) else { return configurationName }
    let path = relativePath(origin.path, in: workingFolder) ?? origin.path
    return "\(path):\(origin.place.line):\(origin.place.column)"
  }
}
