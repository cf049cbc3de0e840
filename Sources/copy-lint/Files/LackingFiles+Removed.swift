import CopyLint
import Readability

extension LackingFiles {
  /// Files that were there at the revision of `--since`, or that a baseline lists: translations of sources that still are, and sources whose
  /// translations still are.
  ///
  /// - Parameter groups: those without a source, too.
  mutating func addRemoved(
    _ removed: [SourceFile], _ groups: [SourceGroup], _ patterns: [String],
    _ reader: borrowing SourceStringsReader
  ) {
    guard !removed.isEmpty else { return }
    let places = Dictionary(
      groups.indices.map { (groups[$0].template.lowercased(), $0) }, uniquingKeysWith: min)
    let templates = GettextTemplates(among: groups.flatMap(\.sources).map(\.file), source: source.name)
    for file in removed where !file.path.hasSuffix(".pot") {
      guard let family = TranslationFamily(path: file.path, patterns: patterns) else { continue }
      // The last translation of a template went with its family.
      let template = templates.candidates(of: family).first?.file
      guard
        let place = places[family.template.lowercased()]
          ?? template.flatMap({ template in groups.firstIndex { $0.sources.first?.file == template } })
      else { continue }
      if let locale = family.locale, !Locale(locale).isSameLanguage(as: source) {
        addTranslation(file, locale, of: groups[place])
      } else if let standIn = groups[place].standIn(for: source),
        let (gone, left) = family.locale.flatMap({ gone in standIn.family.locale.map { (gone, $0) } }),
        SourceGroup.distance(of: gone, from: source) < SourceGroup.distance(of: left, from: source),
        !Self.stands(left, for: gone)
      {
        addStandIn(standIn, reason: .removedForStandIn, path: file.path)
      } else {
        addSource(file, of: groups[place], reader)
      }
    }
  }

  private mutating func addTranslation(_ file: SourceFile, _ locale: String, of group: SourceGroup) {
    let isPlurals = file.path.hasSuffix(".stringsdict")
    func isAlike(_ member: SourceGroup.Member) -> Bool {
      member.file.path.hasSuffix(".stringsdict") == isPlurals
    }
    let isStillThere = group.translations.contains {
      isAlike($0) && Self.stands($0.family.locale ?? "", for: locale)
    }
    guard !isStillThere, !resources.tellKeys(of: group, in: locale), group.strings.countMissing() > 0,
      required.isEmpty || required.contains(where: { Locale.name($0, includes: locale) })
    else { return }
    let lacking = LackingTranslation(
      locale: locale, reason: removal, strings: isPlurals ? 0 : group.strings.countMissing(), path: file.path)
    if let source = group.sources.first(where: isAlike) ?? group.sources.first {
      var strings = SourceStrings(locale: source.family.locale ?? self.source.name)
      strings.lacking = [lacking]
      add(strings, to: source.file.path)
    } else if let other = group.translations.first {
      // The source was not named, and is not checked.
      var strings = group.strings
      strings.lacking = [lacking]
      add(strings, to: other.file.path)
    }
  }

  /// Templates of gettext whose translations still are.
  ///
  /// - Parameter then: reads the files as they were.
  mutating func addRemovedTemplates(
    _ removed: [SourceFile], _ groups: [SourceGroup], _ reader: borrowing SourceStringsReader,
    then: borrowing SourceStringsReader
  ) {
    let templates = GettextTemplates(among: removed, source: source.name)
    for group in groups where group.strings.isEmpty {
      if let template = then.templateOf(group.translations, templates) {
        addSource(template, of: group, reader)
      }
    }
  }

  /// Translations of Android whose texts no file has, in a project that has others with their texts.
  mutating func addSourceless(_ groups: [SourceGroup], _ reader: borrowing SourceStringsReader) {
    let ofAndroid = groups.filter { $0.place == .values }
    guard ofAndroid.contains(where: { !$0.sources.isEmpty }) else { return }
    for group in ofAndroid where group.sources.isEmpty && group.strings.isEmpty {
      guard let translation = group.translations.first,
        !byPath.contains(where: { $0.path == translation.file.path })
      else { continue }
      let keys = reader.keys(of: translation.file)
      // A module may translate what another one has.
      let elsewhere = keys.count { key in ofAndroid.contains { $0.strings.have([key]) } }
      guard !keys.isEmpty, elsewhere * 2 < keys.count else { continue }
      var strings = group.strings
      strings.isBroken = true
      strings.lacking = [
        LackingTranslation(
          locale: translation.family.locale ?? source.name, reason: .noSource, strings: 0,
          path: group.template.replacing("{}", with: ""))
      ]
      add(strings, to: translation.file.path)
    }
  }

  /// What the app takes from another file now is not gone: the texts may be keys, and Android reads a folder as one.
  private mutating func addSource(
    _ file: SourceFile, of group: SourceGroup, _ reader: borrowing SourceStringsReader
  ) {
    guard group.sources.isEmpty, group.strings.isEmpty, let translation = group.translations.first,
      !group.isPartOfFolder || !group.strings.haveMost(of: reader.keys(of: translation.file))
    else { return }
    var strings = group.strings
    // What can be read of it tells nothing.
    strings.isBroken = true
    strings.lacking = [
      LackingTranslation(
        locale: translation.family.locale ?? source.name, reason: .removedSource, strings: 0, path: file.path)
    ]
    add(strings, to: translation.file.path)
  }

  /// Whether a file in `other` may be the one in `locale` under a new name: “zh” became “zh-Hans”, but “de-old” is a
  /// copy that somebody put aside.
  static func stands(_ other: String, for locale: String) -> Bool {
    if other == locale { return true }
    let found = Locale(other)
    if Locale(locale).fallsBack(on: found) { return true }
    return Locale.name(locale, includes: other) && (found.region != nil || found.script != nil)
  }
}
