import CopyLint

/// Reads the keys of files, and no more of them than that.
struct KeyReader: ~Copyable {
  private let project: Project
  private let environment: Environment
  private let checker: Checker

  init(_ project: Project, _ environment: Environment) {
    self.project = project
    self.environment = environment
    checker = project.checker()
  }

  /// The keys in the order of the file, each once; none if it is of a format whose keys are no texts.
  func keys(of file: SourceFile) -> [SourceStrings.KeyAsText] {
    guard let bytes = try? environment.read(file.location, fileSizeLimit) else { return [] }
    let document = Document(path: file.path, bytes: bytes, isNamed: file.isNamed)
    guard let format = checker.format(of: document), Self.formats.contains(format.name) else { return [] }
    let isJSON = format.name == "json" || format.name == "i18next"
    var seen: Set<String> = []
    var keys: [SourceStrings.KeyAsText] = []
    for entry in format.read(document, options: project.configuration.readingOptions(of: document.path))
      .entries
    where entry.localeSource != .content && seen.insert(entry.key).inserted {
      let text = isJSON ? KeyText.text(of: entry.key) : KeyText.ofCode(entry.key)
      keys.append(SourceStrings.KeyAsText(name: entry.key, text: text, syntax: entry.syntax))
    }
    return keys
  }

  /// The last ones show which texts are in a file of their own, so that they are in no code.
  private static let formats = ["json", "i18next", "apple-strings", "stringsdict", "interface-builder"]

  /// Files in the source language that nobody named.
  func candidates(beside file: SourceFile, _ family: TranslationFamily) -> [SourceFile] {
    guard file.location.hasSuffix(file.path) else { return [] }
    let root = file.location.dropLast(file.path.utf8.count)
    return family.sourcePaths(project.configuration.sourceLocale).map {
      SourceFile(path: $0, location: root + $0, isNamed: true)
    }.filter { project.tree.admits(named: $0.location) }
  }

  /// Whether most of these keys are texts of several words.
  static func areTexts(_ keys: some Collection<String>) -> Bool {
    keys.count { KeyText.isSentence($0) } * 2 > keys.count
  }
}
