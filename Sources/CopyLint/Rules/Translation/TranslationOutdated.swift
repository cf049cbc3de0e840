/// A translation that did not change when its source did.
struct TranslationOutdated: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "translation-outdated", group: .translation, severity: .warning,
      summary: "The source of a translation has changed, but the translation has not.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    guard let past = catalog.past, let change = SourceChange(of: catalog, since: past) else { return }
    var before: [StringIdentity: String]?
    // A key may be there twice, and not in a row.
    var told: Set<String> = []
    for index in catalog.indices {
      let entry = catalog.entries[index]
      guard entry.state != .new, !told.contains(entry.key), let (old, new) = change.texts(of: entry) else {
        continue
      }
      let known = before ?? past.texts(in: catalog.locale)
      before = known
      let name = StringIdentity(key: entry.key, locale: entry.locale, variant: entry.variant, text: "")
      guard known[name] == entry.text, !entry.text.isEmpty else { continue }
      told.insert(entry.key)
      let (before, now) = Self.fromDifference(old, new)
      findings.append(
        CatalogFinding(
          entry: index,
          finding: Finding(
            rule: about.name, severity: about.severity,
            message: "Translate this again. Its source was \(quoted(before)), and is now \(quoted(now)).",
            range: 0..<entry.sentence.utf8.count, words: [entry.text])))
      findings[findings.count - 1].source = new
    }
  }

  /// Two texts from the word in which they begin to differ: a message shows no more than their starts.
  private static func fromDifference(_ old: String, _ new: String) -> (String, String) {
    let same = zip(old, new).prefix { $0 == $1 }.count
    guard same > 24, let space = old.prefix(same).lastIndex(of: " ") else { return (old, new) }
    let start = old.distance(from: old.startIndex, to: space)
    return ("…" + old.dropFirst(start + 1), "…" + new.dropFirst(start + 1))
  }
}
