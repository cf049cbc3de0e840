extension Locale {
  /// The name of the language that platforms ask next for a text that this one lacks: `es` for `es-MX`, `zh-Hant` for
  /// `zh-Hant-HK`; nil where there is none. Another script is no help to readers, so `zh-TW` doesn't ask `zh`.
  ///
  /// Source: UTS #35, “Parent Locales”, without its exceptions, which platforms rarely know.
  package var parentName: String? {
    guard region != nil else { return nil }
    if let script { return "\(language)-\(script)" }
    return language == "zh" && region != "CN" && region != "SG" ? nil : language
  }
}
