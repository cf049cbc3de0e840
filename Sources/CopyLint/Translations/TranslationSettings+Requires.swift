import Readability

extension Configuration.TranslationSettings {
  /// Whether all strings are needed in the catalog's language. “zh” may mean “zh-Hans”, but where “es” and “es-MX” are both there,
  /// each is meant by its own name only.
  func requires(_ catalog: Catalog) -> Bool {
    if requireAll.isEmpty { return true }
    let locale = catalog.locale
    let hasParent =
      catalog.sources?.keysOfParent != nil
      || Locale(locale).parentName.map { catalog.entries.localeNames.contains($0) } ?? false
    return requireAll.contains {
      hasParent
        ? Locale($0).underscoredName == Locale(locale).underscoredName : Locale.name($0, includes: locale)
    }
  }
}
