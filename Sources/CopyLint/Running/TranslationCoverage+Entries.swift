import Readability

extension TranslationCoverage {
  /// Counts the strings of one language in a file, by key.
  ///
  /// - Parameters:
  ///   - entries: all of the file.
  ///   - format: the name of the file's format.
  ///   - sources: what the file translates, when that is another file.
  ///   - newest: the messages of a newer translation of gettext.
  ///   - stillEnglish: texts that somebody has to look over, though they look done.
  ///   - settings: tell which strings stay as they are.
  init?(
    locale: String, in entries: StringTable, format: String, sources: SourceStrings?,
    newest: SourceStrings? = nil, stillEnglish: StillEnglish?, settings: Configuration
  ) {
    self.init(locale: locale)
    var isTranslation = sources.map { $0.locale != locale } ?? false
    var isVariety: Bool?
    // Keys by their hashes: a large file has a hundred thousand.
    var wanted: [UInt64] = []
    var done = HashTable<Void>()
    // In a file of all languages, what this one takes from another.
    var ofParent = HashTable<Void>()
    let parent = sources == nil ? Locale(locale).parentName : nil
    let stays = StayingText(settings)
    lazy var own = entries.indices.filter { entries[$0].locale == locale }
    lazy var leftOver = sources.flatMap { LeftOverKeys(entries, own, format: format, of: $0) }
    for index in entries.indices {
      let key = byteHash(entries[index].key.utf8Span.span)
      if entries[index].locale == locale {
        if entries[index].source != nil {
          isTranslation = true
          isVariety = isVariety ?? Locale(locale).isVariety(of: Locale(entries[index].sourceLocale ?? "en"))
        }
        // gettext keeps the texts of an app's past, so that people can take them up again.
        if format == "po", entries[index].state == .stale { continue }
        guard done.insert(key), entries[index].isTranslatable else { continue }
        if let sources, sources.key(entries[index].key) == nil {
          // What only the code may have counts for nothing.
          if leftOver?.contains(entries[index].key) ?? false { stale += 1 }
          continue
        }
        if let newest, newest.key(entries[index].key) == nil {
          // The app no longer has the message.
          if !entries[index].text.isEmpty { stale += 1 }
          continue
        }
        if stays.contains(entries[index]) { continue }
        count(entries[index], isEnglish: stillEnglish?.contains(key) ?? false)
      } else if let parent, entries[index].locale == parent {
        if !entries[index].text.isEmpty { _ = ofParent.insert(key) }
      } else if sources == nil, entries[index].source == nil, entries[index].isShown,
        Self.hasLetter(entries[index])
      {
        wanted.append(key)
      }
    }
    guard isTranslation else { return nil }
    let isEnglish = sources.map { Locale($0.locale).language == "en" } ?? true
    for key in sources?.required(in: format) ?? [] {
      let hash = byteHash(key.name.utf8Span.span)
      // As `translation-missing` counts.
      if !done.contains(hash), key.isText(isEnglish: isEnglish), !stays.names(key) { wanted.append(hash) }
    }
    for key in newest.map({ MissingStrings.newer($0, than: entries, locale) }) ?? [] where !stays.names(key) {
      wanted.append(byteHash(key.name.utf8Span.span))
    }
    // What is done is not missing, and what is needed twice is missing once.
    for key in wanted where !ofParent.contains(key) && done.insert(key) { missing += 1 }
    if let sources {
      let short = LackingItems.all(in: entries, locale, format: format, sources: sources).count
      translated = max(0, translated - short)
      missing += short
    }
    if isVariety ?? false {
      // What has no text of its own takes that of the source beside it.
      translated += needsReview + missing
      (needsReview, missing) = (0, 0)
    }
    strings = translated + needsReview + missing
  }

  private mutating func count(_ entry: Entry, isEnglish: Bool) {
    switch entry.state {
    case .stale: stale += 1
    case .new: missing += 1
    case _ where entry.text.isEmpty: missing += 1
    case .needsReview, .fuzzy: needsReview += 1
    case _ where isEnglish: needsReview += 1
    case .translated, .unknown: translated += 1
    }
  }

  private static func hasLetter(_ entry: Entry) -> Bool {
    entry.sentence.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
