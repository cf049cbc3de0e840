import CopyLint
import Readability

/// The files that hold the same strings in several languages.
struct SourceGroup: Sendable {
  typealias Member = (file: SourceFile, family: TranslationFamily)

  /// With `{}` in place of the language.
  var template: String
  var place: TranslationFamily.Place
  /// In the source language; empty where a source was found that nobody named. A template of gettext counts as one.
  var sources: [Member] = []
  var translations: [Member] = []
  /// The strings of the sources.
  var strings: SourceStrings

  /// What files that are next to each other have in common.
  var folder: String { (translations.first ?? sources.first)?.family.folder ?? template }

  /// Whether the app reads all files of a language's folder as one.
  var isPartOfFolder: Bool { (translations.first ?? sources.first)?.family.isPartOfFolder ?? false }

  /// Whether a template of gettext is the source.
  var isOfTemplate: Bool { sources.first?.file.path.hasSuffix(".pot") ?? false }

  /// BCP 47.
  var locales: [String] { translations.compactMap(\.family.locale) }
}

/// Groups files, and reads what is in the source language.
struct SourceStringsReader: ~Copyable {
  let locale: String
  let project: Project
  let environment: Environment
  let checker: Checker

  init(_ project: Project, _ environment: Environment) {
    self.project = project
    self.environment = environment
    checker = project.checker()
    locale = project.configuration.sourceLocale
  }

  /// The groups in the order of their templates; one without a translation, too, where its place tells a language.
  func groups(of files: [SourceFile]) -> [SourceGroup] {
    let patterns = project.configuration.translations.files
    var members: [String: [SourceGroup.Member]] = [:]
    for file in files where !file.path.hasSuffix(".pot") {
      guard let family = TranslationFamily(path: file.path, patterns: patterns) else { continue }
      members[family.template, default: []].append((file, family))
    }
    let templates = GettextTemplates(among: files, source: locale)
    var groups = members.sorted { $0.key < $1.key }.compactMap { group($0.value, $0.key, templates) }
    // What may be the source of files that it is no source of is no template of others either.
    var taken = Set(groups.flatMap(\.sources).map(\.file.path))
    for group in groups {
      guard let family = (group.translations.first ?? group.sources.first)?.family else { continue }
      taken.formUnion(templates.candidates(of: family).map(\.file.path))
    }
    for file in files where file.path.hasSuffix(".pot") && !taken.contains(file.path) {
      guard let family = TranslationFamily(path: file.path) else { continue }
      var group = SourceGroup(
        template: file.path, place: family.place, sources: [(file, family)],
        strings: SourceStrings(locale: locale))
      read(file, into: &group.strings)
      groups.append(group)
    }
    return groups
  }

  private func group(
    _ members: [SourceGroup.Member], _ template: String, _ templates: GettextTemplates
  ) -> SourceGroup? {
    var translations = members.filter { !$0.family.isSource(locale) }
    var sources = sources(among: members)
    guard let first = translations.first else {
      // A file that names no language may be anything.
      guard let place = sources.first?.family.place, place != .suffix || mayBeAlone(template) else {
        return nil
      }
      var group = SourceGroup(
        template: template, place: place, sources: sources, strings: SourceStrings(locale: locale))
      for source in sources { read(source.file, into: &group.strings) }
      return group
    }
    // Without `values/`, an Android app doesn't start: “en-GB” has no one to speak for.
    if sources.isEmpty, first.family.place != .values {
      // “en-US” where “en” is the source language.
      let wanted = Locale(locale)
      let same = translations.filter { Locale($0.family.locale ?? "").isSameLanguage(as: wanted) }
      let distance = { (one: SourceGroup.Member) in
        SourceGroup.distance(of: one.family.locale ?? "", from: wanted)
      }
      if let nearest = same.min(by: { (distance($0), $0.file.path) < (distance($1), $1.file.path) }),
        !isTranslation(nearest)
      {
        sources = [nearest]
      }
    }
    translations.removeAll { one in sources.contains { $0.file == one.file } }
    var group = SourceGroup(
      template: template, place: first.family.place, sources: sources, translations: translations,
      strings: SourceStrings(locale: locale))
    readSources(of: &group)
    if group.sources.isEmpty {
      for file in candidates(beside: first.file, first.family)
      where group.strings.isEmpty && project.tree.admits(named: file.location) {
        read(file, into: &group.strings)
      }
    }
    if group.strings.isEmpty, let template = templateOf(group.translations, templates) {
      group.sources = [(template, first.family)]
      group.sources[0].family.locale = nil
      read(template, into: &group.strings)
    }
    return group
  }

  /// Those in the source language. On Android, `values/` is what the app falls back to, and `values-en` only changes some of it;
  /// unless `values/` is in another language, as Chinese apps have it.
  private func sources(among members: [SourceGroup.Member]) -> [SourceGroup.Member] {
    let named = members.filter { $0.family.locale == locale }
    let unnamed = members.filter { $0.family.locale == nil }
    guard let first = unnamed.first, first.family.place == .values, !named.isEmpty else {
      return named + unnamed
    }
    return isInOtherScript(first.file) ? named + unnamed : unnamed
  }

  /// Whether most of its texts have hardly a letter of the Latin alphabet.
  private func isInOtherScript(_ file: SourceFile) -> Bool {
    guard let bytes = try? environment.read(file.location, fileSizeLimit),
      let run = checker.read(Document(path: file.path, bytes: bytes, isNamed: true))
    else { return false }
    var (other, all) = (0, 0)
    run.forEach { entry in
      all += 1
      let letters = entry.text.utf8
      if letters.count(where: { $0 >= 0x80 }) * 2 > letters.count { other += 1 }
    }
    return other * 2 > all
  }

  /// The template that translations were made from: most of its texts are in one of them.
  ///
  /// Texts may also come from code that no template is made of.
  func templateOf(_ translations: [SourceGroup.Member], _ templates: GettextTemplates) -> SourceFile? {
    guard let family = translations.first?.family else { return nil }
    let mostRead = 5
    return templates.candidates(of: family).first { candidate in
      guard project.tree.admits(named: candidate.file.location) else { return false }
      if candidate.isCertain { return true }
      let keys = keys(of: candidate.file)
      return translations.prefix(mostRead).contains { member in
        keys.intersection(self.keys(of: member.file)).count * 2 >= max(keys.count, 1)
      }
    }?.file
  }

  /// Whether it is British English, say, of a file whose keys are the source texts: it lists what it has, not what there is.
  private func isTranslation(_ member: SourceGroup.Member) -> Bool {
    guard member.file.path.hasSuffix(".po"),
      let bytes = try? environment.read(member.file.location, fileSizeLimit),
      let run = checker.read(Document(path: member.file.path, bytes: bytes, isNamed: true))
    else { return false }
    if run.strings.contains(where: { $0.source != nil }) { return true }
    var strings = SourceStrings(locale: locale)
    read(member.file, into: &strings)
    return strings.keysAreTexts
  }

  /// Formats in which a file whose name has no language is in the source language.
  private func mayBeAlone(_ path: String) -> Bool {
    [".properties", ".resx"].contains { path.hasSuffix($0) }
  }

  /// The keys of a file, whatever its language; none where it can't be read.
  func keys(of file: SourceFile) -> Set<String> {
    guard let bytes = try? environment.read(file.location, fileSizeLimit) else { return [] }
    guard let run = checker.read(Document(path: file.path, bytes: bytes, isNamed: true)) else { return [] }
    var keys: Set<String> = []
    run.forEach { keys.insert($0.key) }
    return keys
  }

  /// The keys of a file whose texts the app shows: not those without a text, and no guesses of gettext.
  func translatedKeys(of file: SourceFile) -> Set<String> {
    guard let bytes = try? environment.read(file.location, fileSizeLimit),
      let run = checker.read(Document(path: file.path, bytes: bytes, isNamed: true))
    else { return [] }
    var keys: Set<String> = []
    run.forEach { entry in
      if !entry.text.isEmpty, ![.new, .fuzzy, .stale].contains(entry.state) { keys.insert(entry.key) }
    }
    return keys
  }

  /// When the template was made that a file of gettext was merged with.
  func templateDate(of file: SourceFile) -> Int? {
    (try? environment.read(file.location, fileSizeLimit)).flatMap(gettextTemplateDate)
  }

  /// The messages that a translation of gettext has in use; nil where it can't be read whole.
  func messages(of file: SourceFile) -> SourceStrings? {
    guard let bytes = try? environment.read(file.location, fileSizeLimit),
      let run = checker.read(Document(path: file.path, bytes: bytes, isNamed: true)), !run.isBroken
    else { return nil }
    var strings = SourceStrings(locale: locale)
    strings.addMessages(of: run.strings, path: file.path, keeping: project.configuration.translations)
    return strings
  }

  /// The languages among `locales` that a group has in files which the run was not asked to check.
  func unnamed(_ locales: [String], of group: SourceGroup) -> [String] {
    guard let source = group.sources.first, source.file.isNamed,
      source.file.location.hasSuffix(source.file.path)
    else { return [] }
    let root = source.file.location.dropLast(source.file.path.utf8.count)
    let patterns = project.configuration.translations.files
    return locales.filter { locale in
      source.family.sourcePaths(locale).contains { path in
        TranslationFamily(path: path, patterns: patterns)?.locale == locale
          && environment.kind(root + path) == .file
      }
    }
  }

  private func candidates(beside file: SourceFile, _ family: TranslationFamily) -> [SourceFile] {
    guard file.location.hasSuffix(file.path) else { return [] }
    let root = file.location.dropLast(file.path.utf8.count)
    return family.sourcePaths(locale).map {
      SourceFile(path: $0, location: root + $0, isNamed: true)
    }
  }
}
