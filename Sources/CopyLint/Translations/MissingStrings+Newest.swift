import Readability

extension MissingStrings {
  /// The messages of a newer translation of gettext that this one lacks.
  static func newer(_ newest: SourceStrings, than entries: StringTable, _ locale: String)
    -> [SourceStrings.Key]
  {
    let source = Locale(newest.locale)
    let locale = Locale(locale)
    guard !locale.fallsBack(on: source), !locale.isVariety(of: source) else { return [] }
    var present: Set<String> = []
    for entry in entries where entry.state != .stale { present.insert(entry.key) }
    let isEnglish = source.language == "en"
    return newest.required(in: "po").filter { !present.contains($0.name) && $0.isText(isEnglish: isEnglish) }
  }

  /// Whether the app no longer has a message of gettext that the file keeps.
  static func isGone(_ key: String, from catalog: Catalog) -> Bool {
    guard catalog.format == "po" else { return false }
    if let newest = catalog.newest { return newest.key(key) == nil }
    guard let sources = catalog.sources, sources.format == "po" else { return false }
    return sources.key(key) == nil
  }
}
