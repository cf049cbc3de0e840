extension TranslationCoverage {
  /// Counts the strings of one language in a file, by key.
  ///
  /// - Parameters:
  ///   - entries: all of the file.
  ///   - format: the name of the file's format.
  ///   - sources: what the file translates, when that is another file.
  init?(locale: String, in entries: [Entry], format: String, sources: SourceStrings?) {
    self.init(locale: locale)
    var isTranslation = sources.map { $0.locale != locale } ?? false
    var wanted: Set<String> = []
    var done: Set<String> = []
    for entry in entries {
      if entry.locale == locale {
        if entry.source != nil { isTranslation = true }
        guard done.insert(entry.key).inserted, entry.isTranslatable else { continue }
        count(entry, isKnown: sources.map { $0.key(entry.key) != nil } ?? true)
      } else if sources == nil, entry.source == nil, entry.isShown, Self.hasLetter(entry) {
        wanted.insert(entry.key)
      }
    }
    guard isTranslation else { return nil }
    for key in sources?.required(in: format) ?? [] { wanted.insert(key.name) }
    for key in wanted where !done.contains(key) { missing += 1 }
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
