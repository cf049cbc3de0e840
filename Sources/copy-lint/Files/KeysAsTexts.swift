import CopyLint
import Readability

/// The keys of JSON files that are the texts of an app, where the file of the source language lacks them.
///
/// With i18next, most apps write their texts into the code, and the file of the source language has only what differs from
/// its key. So the translations are what shows which texts there are.
struct KeysAsTexts: Sendable {
  /// By the path of a translation: the keys that no file before it has.
  private var firsts: [String: Set<String>] = [:]
  /// By the template of the family.
  private var families: [String: [SourceStrings.KeyAsText]] = [:]

  private struct Members {
    var sources: [SourceFile] = []
    var translations: [(file: SourceFile, family: TranslationFamily)] = []
  }

  init() {}

  /// - Parameters:
  ///   - files: what is checked.
  ///   - all: the files of the project, which tell where a key is first.
  init(of files: [SourceFile], among all: [SourceFile], in project: Project, _ environment: Environment) {
    guard files.contains(where: { $0.path.hasSuffix(".json") }) else { return }
    let checked = Set(files.map(\.path))
    let locale = Locale(project.configuration.sourceLocale)
    var groups: [String: Members] = [:]
    for file in all where file.path.hasSuffix(".json") {
      guard
        let family = TranslationFamily(path: file.path, patterns: project.configuration.translations.files)
      else { continue }
      if let name = family.locale, !Locale(name).isSameLanguage(as: locale) {
        groups[family.template, default: Members()].translations.append((file, family))
      } else {
        groups[family.template, default: Members()].sources.append(file)
      }
    }
    let reader = KeyReader(project, environment)
    for (template, group) in groups
    where group.translations.contains(where: { checked.contains($0.file.path) }) {
      take(group, template, reader, locale)
    }
  }

  private mutating func take(
    _ group: Members, _ template: String, _ reader: borrowing KeyReader, _ locale: Locale
  ) {
    let first = group.translations[0]
    let sources =
      group.sources.isEmpty ? reader.candidates(beside: first.file, first.family) : group.sources
    var known: Set<String> = []
    for source in sources { known.formUnion(reader.keys(of: source).map(\.name)) }
    // A folder “it” may hold anything.
    guard group.translations.count > 1 || !known.isEmpty || first.family.isAmongLocales,
      known.count < Self.fewKeys || KeyReader.areTexts(known)
    else { return }
    let sample = reader.keys(of: first.file)
    guard KeyReader.areTexts(sample.map(\.name)) else { return }

    var counts: [String: Int] = [:]
    var lacking: [(key: SourceStrings.KeyAsText, path: String)] = []
    for (file, _) in group.translations {
      for key in file == first.file ? sample : reader.keys(of: file) {
        counts[key.name, default: 0] += 1
        if counts[key.name] == 1, !known.contains(key.name) { lacking.append((key, file.path)) }
      }
    }
    // A file that has most of them has all that are used: the others are left over.
    guard lacking.count * 2 >= counts.count, isIn(locale, lacking.map(\.key.name)) else { return }
    // Nobody asked about the code who names one file.
    let isAlone = group.translations.count == 1 && first.file.isNamed
    for index in lacking.indices {
      let name = lacking[index].key.name
      lacking[index].key.isUsual = (counts[name] ?? 0) * 2 > group.translations.count
      // A form that stands alone in one language is a form in the others.
      let isForm = KeyText.plural(of: name).map { counts[$0] != nil || known.contains($0) } ?? false
      if !isAlone, !isForm { firsts[lacking[index].path, default: []].insert(name) }
    }
    families[template] = lacking.map(\.key)
  }

  /// Whether these keys are texts, in this language as far as they show it.
  private func isIn(_ locale: Locale, _ keys: [String]) -> Bool {
    guard KeyReader.areTexts(keys) else { return false }
    var language = TextLanguage()
    for key in keys.prefix(Self.enoughKeys) { if let text = KeyText.text(of: key) { language.add(text) } }
    return language.sure.map { $0 == locale.language } ?? true
  }

  /// With fewer, a file of the source language says nothing of what keys look like.
  private static let fewKeys = 20
  /// As many keys as leave no doubt about their language.
  private static let enoughKeys = 2_000

  /// The keys of a translation that are to be read as texts, since no file before it has them.
  func firsts(in file: SourceFile) -> Set<String> { firsts[file.path] ?? [] }

  /// What the source of a family lacks.
  subscript(template: String) -> [SourceStrings.KeyAsText] { families[template] ?? [] }
}
