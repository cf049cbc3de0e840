import CopyLint
import Readability

extension LackingFiles {
  /// Files in the source language that have no strings, while translations of them have some.
  mutating func addEmptySources(_ groups: [SourceGroup], _ reader: borrowing SourceStringsReader) {
    for group in groups where group.strings.isEmpty && !group.strings.isBroken {
      guard let source = group.sources.first, Self.tellsWhatItHas(source.file.path) else { continue }
      var most: (path: String, keys: Set<String>)?
      for member in group.translations {
        let keys = reader.keys(of: member.file)
        if keys.count > most?.keys.count ?? 0 { most = (member.file.path, keys) }
      }
      guard let most, most.keys.count(where: Self.isName) * 2 > most.keys.count,
        // The app may read all files of a folder as one.
        !group.isPartOfFolder || !group.strings.have(most.keys)
      else { continue }
      // The app may keep its own texts in a file that names the language.
      let isCertain = source.family.locale != nil || source.family.place != .suffix
      var strings = SourceStrings(locale: source.family.locale ?? self.source.name)
      strings.lacking = [
        LackingTranslation(
          locale: strings.locale, reason: isCertain ? .emptySource : .maybeEmptySource,
          strings: most.keys.count, path: most.path)
      ]
      add(strings, to: source.file.path)
    }
  }

  /// Files in another region's English, say, with which translations are compared because the settings name a region that no
  /// file is in.
  mutating func addStandIns(_ groups: [SourceGroup]) {
    guard source.region != nil else { return }
    let places = groups.indices.filter { index in
      groups[index].standIn(for: source).map { !Self.stands($0.family.locale ?? "", for: source.name) }
        ?? false
    }
    let isNowhere = !groups.contains { group in
      group.sources.contains { ($0.family.locale ?? source.name) == source.name }
    }
    // Where no file is in the language, one finding says it all.
    for index in isNowhere ? places.prefix(1) : places[...] {
      guard let standIn = groups[index].standIn(for: source), !isToldOfSource(standIn.file.path) else {
        continue
      }
      addStandIn(standIn, reason: .standIn)
    }
  }

  /// - Parameter path: of the file that was removed.
  mutating func addStandIn(
    _ member: SourceGroup.Member, reason: LackingTranslation.Reason, path: String? = nil
  ) {
    let locale = member.family.locale ?? source.name
    var strings = SourceStrings(locale: locale)
    strings.lacking = [LackingTranslation(locale: source.name, reason: reason, strings: 0, path: path)]
    add(strings, to: member.file.path)
  }

  private func isToldOfSource(_ path: String) -> Bool {
    byPath.contains { $0.path == path && $0.strings.lacking.contains { $0.reason == .removedForStandIn } }
  }

  /// Whether an empty file means that there are no texts: those of gettext are in its template, and those of `InfoPlist.strings`
  /// in Info.plist.
  private static func tellsWhatItHas(_ path: String) -> Bool {
    !path.hasSuffix(".po") && !path.lowercased().hasSuffix("infoplist.strings")
  }

  /// Whether a key is a name, and not a text that the code has.
  private static func isName(_ key: String) -> Bool {
    let bytes = key.utf8
    guard let first = bytes.first, !bytes.contains(UInt8(ascii: " ")) else { return false }
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { return true }
    return bytes.dropLast().contains {
      [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains($0)
    }
  }
}

extension SourceGroup {
  /// The file that the translations are compared with because none is in the source language; nil where one is.
  func standIn(for source: Locale) -> Member? {
    guard let first = sources.first, let locale = first.family.locale, locale != source.name,
      sources.allSatisfy({ $0.family.locale != nil && $0.family.locale != source.name })
    else { return nil }
    return first
  }

  /// How far a region's language is from the source language, where no file is in that itself: “en” means American English.
  static func distance(of locale: String, from source: Locale) -> Int {
    if locale == source.name { return 0 }
    return source.fallsBack(on: Locale(locale)) || source.name == "en" && locale == "en-US" ? 1 : 2
  }
}
