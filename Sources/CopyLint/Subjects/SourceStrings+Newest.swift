extension SourceStrings {
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
