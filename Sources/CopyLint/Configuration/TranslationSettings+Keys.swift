import Readability

extension Configuration.TranslationSettings {
  /// Whether each missing translation of a language is told by itself.
  func listsMissing(in locale: String) -> Bool {
    listsAllMissing || listedLanguages.contains(Locale(locale).language)
  }

  /// Whether the string of this key stays as it is.
  func keeps(_ key: String) -> Bool {
    !doNotTranslateKeys.isEmpty && doNotTranslateKeys.contains { $0.matches(key: key) }
  }
}
