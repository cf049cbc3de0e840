import CopyLint
import Readability

extension LackingFiles {
  /// Files in the source language that a language lacks, though it has others in the same folder.
  ///
  /// - Parameter folders: the groups that have strings in the source language.
  mutating func addBeside(_ folders: [String: [SourceGroup]], _ reader: borrowing SourceStringsReader) {
    for (_, groups) in folders.sorted(by: { $0.key < $1.key }) where groups.count > 1 {
      let languages = Set(groups.flatMap(\.locales)).sorted()
      for group in groups where group.place != .suffix && !group.isOfTemplate {
        let lacking = languages.filter { !has(group, $0) && !isTold($0, of: group) }
        for locale in lacking where !lacking.contains(where: { isParent($0, of: locale) }) {
          // The app reads all files of a folder as one.
          var present: Set<String> = []
          if group.isPartOfFolder {
            for member in groups.flatMap(\.translations) where member.family.locale == locale {
              present.formUnion(reader.keys(of: member.file))
            }
          }
          add(group, lacks: locale, strings: group.strings.countMissing(besides: present))
        }
      }
    }
  }

  private func isParent(_ other: String, of locale: String) -> Bool {
    other != locale && Locale(locale).fallsBack(on: Locale(other))
  }

  private mutating func add(_ group: SourceGroup, lacks locale: String, strings: Int) {
    guard strings > 0, let source = group.sources.first else { return }
    // “Untranslated.strings”
    let isForNobody = lastPart(of: source.file.path).lowercased().contains("translat")
    if isForNobody, group.translations.isEmpty { return }
    var empty = SourceStrings(locale: source.family.locale ?? self.source.name)
    empty.lacking = [
      LackingTranslation(
        locale: locale, reason: group.translations.isEmpty ? .untranslated : .beside, strings: strings)
    ]
    add(empty, to: source.file.path)
  }
}
