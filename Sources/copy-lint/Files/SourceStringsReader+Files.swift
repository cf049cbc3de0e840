import CopyLint
import Readability

extension SourceStringsReader {
  /// The strings in the source language of a file that has several languages, each below its own name, as Rails and i18next
  /// have them; nil for any other file.
  func sourcesInside(_ file: SourceFile) -> SourceStrings? {
    guard [".yml", ".yaml", ".json"].contains(where: { file.path.hasSuffix($0) }),
      TranslationFamily(path: file.path, patterns: project.configuration.translations.files)?.locale == nil,
      let run = read(file)
    else { return nil }
    var locales: Set<String> = []
    for entry in run.strings { locales.insert(entry.locale) }
    let wanted = Locale(locale)
    let distance = { SourceGroup.distance(of: $0, from: wanted) }
    guard locales.count > 1,
      let own = locales.filter({ Locale($0).isSameLanguage(as: wanted) })
        .min(by: { (distance($0), $0) < (distance($1), $1) })
    else { return nil }
    var strings = SourceStrings(locale: own)
    strings.isBroken = run.isBroken
    add(run, of: file, to: &strings, only: own)
    return strings
  }

  /// Reads the files in the source language, and puts one with strings first: Java apps have an empty “_en” beside it, which
  /// ends the search for a language. Without any string, what no format would read is no source.
  func readSources(of group: inout SourceGroup) {
    for (index, source) in group.sources.enumerated() {
      let wasEmpty = group.strings.isEmpty
      read(source.file, into: &group.strings)
      if wasEmpty, !group.strings.isEmpty { group.sources.insert(group.sources.remove(at: index), at: 0) }
    }
    guard group.strings.isEmpty, !group.strings.isBroken else { return }
    group.sources.removeAll { !isRecognized($0.file) }
  }

  private func isRecognized(_ file: SourceFile) -> Bool {
    guard let bytes = try? environment.read(file.location, fileSizeLimit) else { return false }
    return checker.read(Document(path: file.path, bytes: bytes, isNamed: file.isNamed)) != nil
  }

  /// Adds the strings of a file that can be read.
  func read(_ file: SourceFile, into strings: inout SourceStrings) {
    guard let run = read(file) else { return }
    if run.isBroken { strings.isBroken = true }
    add(run, of: file, to: &strings)
  }

  func read(_ file: SourceFile) -> FileRun? {
    guard let bytes = try? environment.read(file.location, fileSizeLimit) else { return nil }
    return checker.read(Document(path: file.path, bytes: bytes, isNamed: true))
  }

  func add(
    _ run: borrowing FileRun, of file: SourceFile, to strings: inout SourceStrings, only locale: String? = nil
  ) {
    strings.add(
      run.strings, path: file.path, format: run.format.name, isRequired: !run.format.isCode,
      keeping: project.configuration.translations, only: locale)
  }
}
