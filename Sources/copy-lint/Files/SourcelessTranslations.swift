import CopyLint
import Readability

extension Report {
  /// What to do about translations that were compared with nothing, since no file has their source texts; nil where there are
  /// none.
  ///
  /// Only where a family has several languages: one name alone may be no language at all.
  func sentenceOnSourceless(in project: Project) -> String? {
    let configuration = project.configuration
    let source = Locale(configuration.sourceLocale)
    var families: [String: [(file: FileReport, locale: String)]] = [:]
    var hasSource = false
    for file in files where !file.locales.isEmpty {
      guard let family = TranslationFamily(path: file.path, patterns: configuration.translations.files),
        // On Android, another module may have the texts.
        family.place != .values
      else { continue }
      let locale = family.locale ?? source.name
      if Locale(locale).isSameLanguage(as: source) { hasSource = true }
      families[family.template, default: []].append((file, locale))
    }
    // Where nothing is in the source language, the settings are what is wrong.
    guard hasSource else { return nil }
    let lost = families.values.filter { members in
      Set(members.map(\.locale)).count > 1
        && members.allSatisfy { file, locale in
          !Locale(locale).isSameLanguage(as: source) && file.coverage.isEmpty && !file.isCompared
            && !file.losesSource && file.isUnlike == nil
        }
    }
    let paths = lost.flatMap { $0.map(\.file.path) }.sorted()
    guard let first = paths.first else { return nil }
    let others = paths.count == 2 ? "1 other translation" : "\(grouped(paths.count - 1)) other translations"
    return "Add the source of “\(printable(first))” and \(others), or list them under “exclude”. "
      + "No file has their source texts, so they were compared with nothing."
  }
}
