import Readability

extension TranslationCoverage {
  /// Counts the strings of one language in a file, by key.
  ///
  /// - Parameters:
  ///   - entries: all of the file.
  ///   - format: the name of the file's format.
  ///   - sources: what the file translates, when that is another file.
  init?(locale: String, in entries: StringTable, format: String, sources: SourceStrings?) {
    self.init(locale: locale)
    var isTranslation = sources.map { $0.locale != locale } ?? false
    // Keys by their hashes: a large file has a hundred thousand.
    var wanted: [UInt64] = []
    var done = HashTable<Void>()
    for index in entries.indices {
      let key = byteHash(entries[index].key.utf8Span.span)
      if entries[index].locale == locale {
        if entries[index].source != nil { isTranslation = true }
        guard done.insert(key), entries[index].isTranslatable else { continue }
        // gettext keeps the texts of an app's past, so that people can take them up again.
        if format == "po", entries[index].state == .stale { continue }
        count(entries[index], isKnown: sources.map { $0.key(entries[index].key) != nil } ?? true)
      } else if sources == nil, entries[index].source == nil, entries[index].isShown,
        Self.hasLetter(entries[index])
      {
        wanted.append(key)
      }
    }
    guard isTranslation else { return nil }
    for key in sources?.required(in: format) ?? [] { wanted.append(byteHash(key.name.utf8Span.span)) }
    // What is done is not missing, and what is needed twice is missing once.
    for key in wanted where done.insert(key) { missing += 1 }
    strings = translated + needsReview + missing
  }

  private mutating func count(_ entry: Entry, isKnown: Bool) {
    switch entry.state {
    case .stale: stale += 1
    case _ where !isKnown: stale += 1
    case .new: missing += 1
    case _ where entry.text.isEmpty: missing += 1
    case .needsReview, .fuzzy: needsReview += 1
    case .translated, .unknown: translated += 1
    }
  }

  private static func hasLetter(_ entry: Entry) -> Bool {
    entry.sentence.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
