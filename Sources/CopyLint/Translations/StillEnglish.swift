import Readability

/// The strings of a language in a file that look translated but are the English source, word for word, or only signs.
struct StillEnglish {
  /// BCP 47 of the translation.
  let locale: String
  /// Hashes of their keys.
  private var keys = HashTable<Void>()

  /// - Parameters:
  ///   - sourceLocale: of the files that this one translates; nil for a file with both languages.
  ///   - settings: tell which strings stay as they are.
  init(
    _ catalog: Catalog, of sourceLocale: String?, in entries: StringTable,
    _ settings: Configuration.TranslationSettings
  ) {
    locale = catalog.locale
    guard !LanguageHabits.hasEnglishWords(Locale(locale).language) else { return }
    var short: [Int] = []
    var long: [Int] = []
    var ownLong = 0
    for (index, source) in catalog.translated {
      let entry = entries[index]
      if StandInText.isOne(entry.sentence, of: source), !settings.keeps(entry.key) {
        add(entry)
        continue
      }
      guard (entry.sourceLocale ?? sourceLocale).map({ Locale($0).language == "en" }) ?? true
      else { continue }
      let isLong = Self.isSentence(source)
      guard entry.sentence == source else {
        if isLong { ownLong += 1 }
        continue
      }
      guard TranslatableText.isOne(source, key: entry.key, syntax: entry.syntax, isEnglish: true),
        !settings.keeps(entry.key)
      else { continue }
      if isLong { long.append(index) } else { short.append(index) }
    }
    for index in long { add(entries[index]) }
    // A name such as “Google Drive”, or “Version” in German, is right; in a file that is English for the most part, it was
    // copied with the others.
    if long.count > ownLong { for index in short { add(entries[index]) } }
  }

  /// - Parameter key: the hash of a key.
  func contains(_ key: UInt64) -> Bool { keys.contains(key) }

  private mutating func add(_ entry: Entry) { _ = keys.insert(byteHash(entry.key.utf8Span.span)) }

  /// Three words or more, and not a name: a later word is in small letters. “v2” is no word.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 2
      && words.dropFirst().contains { $0.utf8.count > 1 && $0.utf8.prefix(2).allSatisfy(\.isASCIISmall) }
  }
}
