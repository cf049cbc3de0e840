extension TerminologyVariant {
  /// Words in the other spelling than the file's. All words decide together: “color” next to “cancelled” is a mix, though
  /// neither is there in both spellings.
  func checkSpelling(of catalog: Catalog, into findings: inout [CatalogFinding]) {
    let uses = catalog.uses.filter { $0.spelling != nil }
    guard !uses.isEmpty else { return }
    let british = uses.count { $0.spelling == .british }
    let given = spelling(of: catalog)
    let variety = given ?? (british * 2 > uses.count ? .british : .american)
    // A file for British readers that nobody has finished has more American words, and they are the wrong ones.
    if given == nil, let region = SpellingVariety(of: catalog.locale), region != variety { return }
    let others = variety == .british ? british : uses.count - british
    for use in uses where use.spelling != variety && (given != nil || others > 0) {
      let reason =
        given == nil
        ? "\(Self.strings(others)) \(variety.rawValue). “sourceLocale” can choose one."
        : "With “sourceLocale: \(sourceLocale)”, the app has \(variety.rawValue)."
      let found = catalog.words(of: use)
      let message =
        use.replacement.map { "Write “\($0)” instead of \(quoted(found))." }
        ?? "Write \(quoted(found)) in \(variety.rawValue)."
      findings.append(
        CatalogFinding(
          entry: use.entry,
          finding: Finding(
            rule: about.name, severity: about.severity, message: "\(message) \(reason)", range: use.range,
            words: [found], replacement: use.replacement, applicability: .unsafe)))
    }
  }

  /// What the settings say of the language of a file.
  private func spelling(of catalog: Catalog) -> SpellingVariety? {
    let isOwn = catalog.locale == sourceLocale || catalog.locale == "en"
    return isOwn ? SpellingVariety(of: sourceLocale) : nil
  }

  private static func strings(_ count: Int) -> String {
    count == 1 ? "Another word has" : "\(count) other words have"
  }
}
