extension SourceStrings {
  /// Whether a tenth of a translation's messages are among these: two apps may keep their translations in one folder.
  func isComparable(with entries: StringTable) -> Bool {
    var (all, common) = (0, 0)
    for entry in entries where entry.state != .stale {
      all += 1
      if key(entry.key) != nil { common += 1 }
    }
    return all == 0 || common > 0 && common * 10 >= all
  }

  /// Adds the messages that a translation of gettext has in use: without a template, the newest one shows what there is.
  ///
  /// - Parameters:
  ///   - settings: tell which strings stay as they are.
  package mutating func addMessages(
    of entries: StringTable, path: String, keeping settings: Configuration.TranslationSettings
  ) {
    newestFile = path
    for entry in entries where entry.state != .stale {
      guard let source = entry.source else { continue }
      add(
        Key(
          name: entry.key,
          forms: SourceForms(locale: locale, syntax: entry.syntax, all: [.init(variant: "", text: source)]),
          comment: entry.comment, isTranslatable: entry.isTranslatable && !settings.keeps(entry.key),
          role: entry.role, isInDictionary: false))
    }
  }
}
