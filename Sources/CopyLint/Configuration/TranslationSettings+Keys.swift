extension Configuration.TranslationSettings {
  /// Whether the string of this key stays as it is.
  func keeps(_ key: String) -> Bool {
    !doNotTranslateKeys.isEmpty && doNotTranslateKeys.contains { $0.matches(key: key) }
  }
}
