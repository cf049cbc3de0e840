import CopyLint

/// The settings of a project with what they are to switch off.
struct SettingsChange {
  private let path: String
  private let location: String
  /// nil where there was no such file.
  private let old: [UInt8]?
  private let new: [UInt8]

  /// - Returns: nil where there is nothing to change, and where the settings are written in a style that takes no more
  ///   items.
  init?(_ items: [SwitchedOff], _ project: Project, _ environment: Environment) {
    guard !items.isEmpty else { return nil }
    location = project.configurationPath ?? absolutePath(configurationName, in: project.root)
    path = relativePath(location, in: project.workingFolder) ?? location
    old = project.configurationPath.flatMap { try? environment.read($0, ConfigurationLoader.sizeLimit) }
    guard let text = String(validating: old ?? [], as: UTF8.self) else { return nil }
    var buffer = TextBuffer(text)
    guard let change = override(items, in: buffer, at: location, environment) else { return nil }
    buffer.replace(change.range, with: change.text)
    new = buffer.bytes
  }

  var diff: [UInt8] { unifiedDiff(path: path, old: old, new: new) }

  /// - Returns: whether it could be written.
  func write(_ environment: Environment) -> Bool {
    do throws(FileError) {
      if let old {
        if try environment.exchange(location, old, new) { say(otherNames(of: path), environment) }
      } else {
        try environment.create(location, new)
      }
      return true
    } catch {
      say(error.message(path: path), environment)
      return false
    }
  }
}
