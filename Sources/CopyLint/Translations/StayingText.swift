import Readability

/// Texts of a source that stay as they are in every language, so that none is missing.
struct StayingText {
  private let settings: Configuration.TranslationSettings
  /// In lowercase.
  private let names: Set<String>

  init(_ configuration: Configuration) {
    settings = configuration.translations
    names = Self.names(of: configuration)
  }

  /// Names that the settings have, in lowercase.
  static func names(of configuration: Configuration) -> Set<String> {
    Set((configuration.brands + configuration.translations.doNotTranslate).map { $0.lowercased() })
  }

  /// Whether a string is only such a name.
  func names(_ key: SourceStrings.Key) -> Bool {
    !names.isEmpty && key.forms.all.first.map { names.contains($0.text.lowercased()) } ?? false
  }

  /// Whether nobody has to translate an entry that is next to its source, as `translation-missing` sees it. One that somebody
  /// translated is not asked about.
  func contains(_ entry: Entry) -> Bool {
    guard let source = entry.source, entry.text.isEmpty || entry.state == .fuzzy || entry.text == source
    else { return false }
    if settings.keeps(entry.key) || isToStay(entry.comment) { return true }
    if !names.isEmpty, names.contains(source.lowercased()) { return true }
    guard entry.state != .fuzzy else { return false }
    return !TranslatableText.isOne(
      source, key: entry.key, syntax: entry.syntax,
      isEnglish: Locale(entry.sourceLocale ?? "en").language == "en")
  }
}
