import Readability

extension MissingStrings {
  /// The messages of a newer translation of gettext that this one lacks; none where the two have little in common.
  static func newer(_ newest: SourceStrings, than entries: StringTable, _ locale: String)
    -> [SourceStrings.Key]
  {
    let source = Locale(newest.locale)
    guard !Locale(locale).fallsBack(on: source) else { return [] }
    var present: Set<String> = []
    for entry in entries where entry.state != .stale { present.insert(entry.key) }
    // Two apps may keep their translations in one folder.
    guard present.count(where: { newest.key($0) != nil }) * 2 > present.count else { return [] }
    let isEnglish = source.language == "en"
    return newest.required(in: "po").filter { !present.contains($0.name) && $0.isText(isEnglish: isEnglish) }
  }
}
