import CopyLint

/// The configuration of a run, where it is, and the glossaries next to it.
struct Project: Sendable {
  var configuration = Configuration()
  /// Absolute: the folder of the configuration, else the working folder. Paths in reports start here.
  var root: String
  var workingFolder: String
  /// What the configuration may name, and links may lead to.
  var tree: ProjectTree
  /// nil when there is none.
  var configurationPath: String?
  /// Where the settings are in the files that were read.
  var origins: [SettingOrigin] = []
  /// The project's layers on top of the built-in glossary, by language.
  var glossaries: [String: Glossary] = [:]
  /// What all files say of keys, where only some are checked.
  var keys: ProjectKeys?
  /// Whether all of the glossaries could be read.
  var isWhole = true

  init(root: String, workingFolder: String, opensOutside: Bool = false, _ environment: Environment) {
    self.root = root
    self.workingFolder = workingFolder
    tree = ProjectTree(around: root, isOpen: opensOutside, environment)
  }

  func checker() -> Checker { Checker(configuration: configuration, glossaries: glossaries) }
}
