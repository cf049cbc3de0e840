import CopyLint
import Readability

/// The language in which an app is written first, and how that is known.
///
/// The strongest evidence decides: what files and settings say themselves, the files that others are translations of,
/// the file that the others follow. How many files a language has says nothing: there are many translations.
struct SourceLanguage: Equatable {
  /// BCP 47.
  var locale: String
  var evidence: LanguageEvidence
  /// Other regions of the language that have files, too, where nothing but habit chose this one.
  var others: [String] = []
  /// Whether another of the languages may as well be the source: all are alike.
  var isGuess = false

  /// - Parameters:
  ///   - files: those of strings.
  ///   - code: counts where these don't tell.
  init(of files: [SourceFile], code: [SourceFile] = [], in project: Project, _ environment: Environment) {
    let families = FileFamily.all(of: files)
    let readers = SourceReader(project, environment)
    self =
      Self.named(files, readers)
      ?? Self.settings(families, project, environment)
      ?? Self.base(files, families, readers)
      ?? Self.keys(families, readers)
      ?? Self.leading(families, readers)
      ?? Self.only(families, readers)
      ?? Self.texts(families, readers)
      ?? Self.code(code, readers)
      ?? SourceLanguage(locale: "en", evidence: .nothing)
    chooseRegion(in: families)
  }

  /// “en” names no file where there are “en-US” and “en-GB”: takes the one that most apps are written in.
  private mutating func chooseRegion(in families: [FileFamily]) {
    switch evidence {
    case .settings, .keys, .texts: break
    // The source is in no file of its own, or was found among the files.
    case .named, .base, .translated, .leading, .only, .code, .nothing: return
    }
    let language = locale
    let named = families.filter { family in family.locales.contains { isSameLanguage($0, language) } }
    let all = Set(named.flatMap(\.locales)).filter { isSameLanguage($0, language) }
    guard !all.contains(language), named.allSatisfy({ $0.base == nil }),
      let chosen = LanguageComparison.usual(of: all)
    else { return }
    locale = chosen
    others = all.filter { $0 != chosen }.sorted()
  }

  /// One line for the person who ran `init`.
  var sentence: String {
    if isGuess {
      return
        "The source language may be “\(locale)”: no file tells. Set “sourceLocale” to the language that the app "
        + "is written in."
    }
    guard !others.isEmpty else { return evidence.sentence(locale) }
    let names = others.map { "“\($0)”" }.joined(separator: ", ")
    return evidence.sentence(locale)
      + " Files fit \(names) as well: set “sourceLocale” if that is the source."
  }

  init(locale: String, evidence: LanguageEvidence) {
    self.locale = locale
    self.evidence = evidence
  }

  /// What catalogs, XLIFF, Qt's files and Android's resources say about themselves.
  private static func named(_ files: [SourceFile], _ readers: SourceReader) -> Self? {
    var found: [(locale: String, files: Int, example: String)] = []
    for file in readers.likelyToName(files) {
      guard let locale = readers.namedSource(of: file) else { continue }
      if let index = found.firstIndex(where: { $0.locale == locale }) {
        found[index].files += 1
      } else {
        found.append((locale, 1, file.path))
      }
    }
    let order = found.sorted {
      ($1.files, $0.locale.utf8.count, $0.locale) < ($0.files, $1.locale.utf8.count, $1.locale)
    }
    return order.first.map {
      Self(locale: $0.locale, evidence: .named(files: $0.files, example: $0.example))
    }
  }

  private static func settings(
    _ families: [FileFamily], _ project: Project, _ environment: Environment
  ) -> Self? {
    for setting in LanguageSetting.all(in: project.root, environment) {
      // Xcode writes “en” into each new project; where no file is in English, nobody meant it.
      let isMeant =
        setting.origin == .flutter
        || families.contains { family in
          (family.place == .project) == (setting.origin == .xcode)
            && family.members.contains {
              $0.locale.map { isSameLanguage($0, setting.locale) } ?? (setting.origin == .xcode)
            }
        }
      if isMeant { return Self(locale: setting.locale, evidence: .settings(path: setting.path)) }
    }
    return nil
  }

  /// The texts that others are translations of, where the path of their file says no language.
  private static func base(
    _ files: [SourceFile], _ families: [FileFamily], _ readers: SourceReader
  ) -> Self? {
    let bases = families.filter { $0.base != nil && !$0.locales.isEmpty }
      .sorted { ($1.members.count, $0.template) < ($0.members.count, $1.template) }.compactMap(\.base)
    if let locale = readers.language(of: bases, .texts) {
      return Self(locale: locale, evidence: .base(files: bases.count, example: bases[0].path))
    }
    let paired = files.filter { [".po", ".pot", ".ts"].contains(where: $0.path.hasSuffix) }
    let translated = readers.sorted(paired).prefix(SourceReader.mostHeads).filter { readers.holdsPairs($0) }
    if let locale = readers.language(of: translated, .sources) {
      return Self(
        locale: locale, evidence: .translated(files: translated.count, example: translated[0].path))
    }
    return nil
  }

  /// Apple's apps and web apps may have no file for the source: its texts are the keys of the translations.
  private static func keys(_ families: [FileFamily], _ readers: SourceReader) -> Self? {
    let files = families.compactMap(\.members.first?.file).filter {
      [".strings", ".json"].contains(where: $0.path.hasSuffix)
    }
    for file in readers.sorted(files).prefix(SourceReader.mostSamples) {
      if let locale = readers.language(of: [file], .keys) {
        return Self(locale: locale, evidence: .keys(example: file.path))
      }
    }
    return nil
  }

  private static func leading(_ families: [FileFamily], _ readers: SourceReader) -> Self? {
    let siblings = families.filter { $0.base == nil && $0.locales.count > 1 }
    var comparison = LanguageComparison()
    for (index, family) in siblings.sorted(by: {
      ($1.members.count, $0.template) < ($0.members.count, $1.template)
    }).enumerated() {
      guard readers.mayRead(family.members.count) else { continue }
      for member in family.members {
        guard let locale = member.locale else { continue }
        comparison.add(
          readers.entries(of: member.file), family: index, locale: locale, path: member.file.path)
      }
    }
    return comparison.leader.map {
      var language = Self(locale: $0.locale, evidence: .leading(example: $0.example))
      language.isGuess = $0.isGuess
      return language
    }
  }

  /// The only language that files are named after.
  private static func only(_ families: [FileFamily], _ readers: SourceReader) -> Self? {
    var named: [(locale: String, file: SourceFile, place: TranslationFamily.Place)] = []
    for family in families where family.base == nil {
      for member in family.members {
        if let locale = member.locale { named.append((locale, member.file, family.place)) }
      }
    }
    // A folder “io” holds code more often than Ido.
    let folders = named.filter { $0.place == .name }.map(\.file)
    if !folders.isEmpty, let language = readers.language(of: folders, .texts) {
      named.removeAll { $0.place == .name && !isSameLanguage($0.locale, language) }
      if named.isEmpty { return Self(locale: language, evidence: .texts(example: folders[0].path)) }
    } else if !folders.isEmpty {
      named.removeAll { $0.place == .name && readers.entries(of: $0.file).isEmpty }
    }
    let locales = Set(named.map(\.locale))
    let chosen = locales.count == 1 ? locales.first : locales.filter { isSameLanguage($0, "en") }.min()
    guard let chosen, let example = named.first(where: { $0.locale == chosen }) else { return nil }
    return Self(
      locale: chosen,
      evidence: locales.count == 1 ? .only(example: example.file.path) : .texts(example: example.file.path))
  }

  /// The language of files without a language in their path and without translations.
  private static func texts(_ families: [FileFamily], _ readers: SourceReader) -> Self? {
    let alone = readers.sorted(families.filter { $0.locales.isEmpty }.compactMap(\.base))
    if let (locale, example) = readers.localeInContent(of: alone) {
      return Self(locale: locale, evidence: .named(files: 1, example: example))
    }
    let texts = alone.filter { file in
      let entries = readers.entries(of: file)
      return !entries.isEmpty && !isLanguageList(file.path, keys: entries.map(\.key))
    }
    return readers.language(of: texts, .texts).map {
      Self(locale: $0, evidence: .texts(example: texts[0].path))
    }
  }
}

/// Whether two locales are of one language, wherever they are spoken.
func isSameLanguage(_ left: String, _ right: String) -> Bool {
  Locale(left).isSameLanguage(as: Locale(right))
}
