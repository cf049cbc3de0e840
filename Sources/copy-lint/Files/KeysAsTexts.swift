import CopyLint
import Readability

/// The keys of JSON and of Apple's files that are the texts of an app, where the file of the source language lacks them.
///
/// With i18next and in Xcode, most apps write their texts into the code, and the file of the source language is empty or has only
/// what differs from its key. So the translations are what shows which texts there are.
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
    // What Apple's keys say is needed only to compare: the code that has them is checked itself.
    let types = project.configuration.checksTranslations ? [".json", ".strings", ".stringsdict"] : [".json"]
    let mayHold = { (file: SourceFile) in types.contains(where: file.path.hasSuffix) }
    guard files.contains(where: mayHold) else { return }
    let checked = Set(files.map(\.path))
    let locale = Locale(project.configuration.sourceLocale)
    var groups: [String: Members] = [:]
    for file in all where mayHold(file) || types.count > 1 && FileSearch.isInterface(file.path) {
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
    let first = group.translations.first { !$0.file.isDictionary } ?? group.translations[0]
    let sources =
      group.sources.isEmpty ? reader.candidates(beside: first.file, first.family) : group.sources
    var known: Set<String> = []
    for source in sources { known.formUnion(reader.keys(of: source).map(\.name)) }
    // A folder “it” may hold anything.
    guard
      group.translations.count > 1 || !known.isEmpty || first.family.isAmongLocales
        || first.family.place == .project,
      known.count < Self.fewKeys || KeyReader.areTexts(known)
    else { return }
    let sample = reader.keys(of: first.file)
    guard KeyReader.areTexts(sample.map(\.name)) else { return }

    var counts: [String: Int] = [:]
    var lacking: [(key: SourceStrings.KeyAsText, path: String)] = []
    // A plural has two files, and each language has it in one of them at least.
    var inDictionaries: Set<String> = []
    let files = group.translations.map(\.file)
    for file in files.filter({ !$0.isDictionary }) + files.filter(\.isDictionary) {
      for key in file == first.file ? sample : reader.keys(of: file) {
        counts[key.name, default: 0] += 1
        if file.isDictionary { inDictionaries.insert(key.name) }
        if counts[key.name] == 1, !known.contains(key.name) { lacking.append((key, file.path)) }
      }
    }
    // A file that has most of them has all that are used: the others are left over.
    guard lacking.count * 2 >= counts.count, isIn(locale, lacking.map(\.key)) else { return }
    // Nobody asked about the code who names one file. Apple's code is read itself.
    let isAlone = group.translations.count == 1 && first.file.isNamed || first.family.place == .project
    let languages = Set(group.translations.map(\.family.locale)).count
    for index in lacking.indices {
      let name = lacking[index].key.name
      let count = counts[name] ?? 0
      lacking[index].key.isUsual = count * 2 > languages && !inDictionaries.contains(name)
      // A form that stands alone in one language is a form in the others.
      let isForm = KeyText.plural(of: name).map { counts[$0] != nil || known.contains($0) } ?? false
      if !isAlone, !isForm { firsts[lacking[index].path, default: []].insert(name) }
    }
    families[template] = lacking.map(\.key)
  }

  /// Whether these keys are texts, in this language as far as they show it.
  private func isIn(_ locale: Locale, _ keys: [SourceStrings.KeyAsText]) -> Bool {
    guard KeyReader.areTexts(keys.map(\.name)) else { return false }
    var language = TextLanguage()
    for key in keys.prefix(Self.enoughKeys) { if let text = key.text { language.add(text) } }
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

extension SourceFile {
  /// Whether it holds Apple's plurals, which belong to the strings of the file beside it.
  fileprivate var isDictionary: Bool { path.hasSuffix(".stringsdict") }
}
