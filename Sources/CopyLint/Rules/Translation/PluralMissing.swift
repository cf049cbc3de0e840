import Readability

/// A plural without a form that the language needs.
struct PluralMissing: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "plural-missing", group: .translation, severity: .error,
      summary: "A plural lacks a form that some numbers need in its language.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    var lacking: [Lack] = []
    var present: Set<PluralCategory> = []
    var isNamed = false
    forEachPlural(in: catalog) { set, platform in
      // For gettext and Qt, the header and the tools decide on the forms: `plural-count`.
      guard platform != .qt, platform != .gettext else { return }
      let needs = pluralNeeds(locale: catalog.locale, platform: platform, isOrdinal: set.isOrdinal)
      present.formUnion(needs.required.filter(set.contains))
      isNamed = isNamed || platform == .named
      if isNarrow(set, in: catalog, platform) { return }
      // Fluent falls back on its default, and a writer may not want more.
      if platform == .fluent, !needs.required.contains(where: { $0 != .other && set.contains($0) }) { return }
      let missing = needs.required.filter {
        $0 != .other && !set.contains($0) && !isCovered($0, by: set, needs)
      }
      // Whoever gives English only one form knows that the number is never 1, or that the text fits it: "%d min".
      if missing == [.one], catalog.locale.hasPrefix("en"),
        set.labels.count(where: { $0.name != "zero" && !$0.name.hasPrefix("=") }) == 1
      {
        return
      }
      if hasOnlyPlus(set, in: catalog) { return }
      guard !missing.isEmpty, let place = set.labels.last?.entry, !isUntranslated(place, in: catalog) else {
        return
      }
      let isOblique = hasOneForm(set, in: catalog)
      let needed = missing.filter {
        !(isOblique && ($0 == .few || $0 == .many))
          && !mayBeMissing($0, from: set, needs, platform, catalog.locale)
      }
      lacking.append(
        needed.isEmpty
          ? Lack(forms: missing, entry: place, severity: .note)
          : Lack(
            forms: missing.filter { $0 != .zero || needed.contains($0) }, entry: place,
            severity: mayMirrorSource(set, in: catalog, platform) ? .note : about.severity))
    }
    if isNamed {
      // Some libraries choose by the number alone. One that has a form somewhere has it everywhere.
      for index in lacking.indices where !lacking[index].forms.allSatisfy(present.contains) {
        lacking[index].severity = .note
      }
    }
    report(lacking, present, in: catalog, &findings)
  }

  /// Whether a message may have one form because its source has only one, which isn't known here: “{n, plural, other {# more}}”.
  private func mayMirrorSource(_ set: PluralSet, in catalog: Catalog, _ platform: PluralPlatform) -> Bool {
    platform == .icu && catalog.sources == nil && onlyForm(of: set) != nil
  }

  /// The form for all numbers but those that have a text of their own, such as `=0`; nil when there are several.
  private func onlyForm(of set: PluralSet) -> (name: String, entry: Int)? {
    let forms = set.labels.filter { !$0.name.hasPrefix("=") }
    return forms.count == 1 ? forms[0] : nil
  }

  /// Whether the text for other numbers is in a case that has one form for all of them.
  private func hasOneForm(_ set: PluralSet, in catalog: Catalog) -> Bool {
    let language = Locale(catalog.locale).language
    return set.labels.contains { label in
      guard label.name == PluralCategory.other.rawValue else { return false }
      let entry = catalog.entries[label.entry]
      return ObliquePlural.isOne(entry.text, syntax: entry.syntax, language: language)
    }
  }

  /// Whether all numbers have the same form, next to a plus: “+3 more”, “99+ messages”.
  private func hasOnlyPlus(_ set: PluralSet, in catalog: Catalog) -> Bool {
    guard let label = onlyForm(of: set) else { return false }
    let text = catalog.entries[label.entry].text.drop { $0 == " " }
    return text.hasPrefix("+") || text.contains("}+") || text.contains("#+")
  }

  /// Whether people see nothing wrong without a form: the platform shows “other” instead, which may have the same text.
  private func mayBeMissing(
    _ category: PluralCategory, from set: PluralSet, _ needs: PluralNeeds, _ platform: PluralPlatform,
    _ locale: String
  ) -> Bool {
    guard set.contains(.other) else { return false }
    switch category {
    // The form of 0 alone, as in Arabic: “0 files”.
    case .zero: return !needs.severalNumbers.contains(.zero)
    // Hebrew has the dual only for a few words of time.
    case .two: return ["he", "iw"].contains(Locale(locale).language)
    case .many: return platform != .rails && platform != .fluent
    default: return false
    }
  }

  /// What a plural lacks, and the entry that the finding is shown at.
  private struct Lack {
    var forms: [PluralCategory]
    var entry: Int
    var severity: Severity
  }

  /// Where no plural of the file has a form, one finding says so for all.
  private func report(
    _ lacking: [Lack], _ present: Set<PluralCategory>, in catalog: Catalog, _ findings: inout [CatalogFinding]
  ) {
    // A language has six forms, so there are few sets of them.
    var sets: [(forms: [PluralCategory], count: Int, isTold: Bool)] = []
    for lack in lacking {
      if let set = sets.firstIndex(where: { $0.forms == lack.forms }) {
        sets[set].count += 1
      } else {
        sets.append((lack.forms, 1, false))
      }
    }
    for lack in lacking {
      guard let set = sets.firstIndex(where: { $0.forms == lack.forms }), !sets[set].isTold else { continue }
      sets[set].isTold =
        sets[set].count >= Self.severalPlurals && !lack.forms.contains(where: present.contains)
      findings.append(finding(lack, plurals: sets[set].isTold ? sets[set].count : 1, in: catalog))
    }
  }

  private static let severalPlurals = 3

  /// Whether the text is that of the source: `untranslated` and the language report tell of it.
  private func isUntranslated(_ index: Int, in catalog: Catalog) -> Bool {
    let entry = catalog.entries[index]
    guard entry.sentence.utf8.contains(where: \.isASCIILetter) else { return false }
    if let source = entry.source { return source == entry.sentence }
    guard let sources = catalog.sources, sources.locale != catalog.locale else { return false }
    return sources.key(entry.key)?.forms.all.contains { $0.text == entry.sentence } ?? false
  }

  /// Whether the source lacks this form in its own language, too: then the app never has such numbers.
  private func isNarrow(_ set: PluralSet, in catalog: Catalog, _ platform: PluralPlatform) -> Bool {
    guard let sources = catalog.sources, let entry = set.labels.first?.entry,
      let forms = sources.key(catalog.entries[entry].key)?.forms.all
    else { return false }
    let labels = forms.compactMap { form in
      form.variant.hasPrefix(set.prefix) ? form.variant.dropFirst(set.prefix.count).prefix { $0 != "." } : nil
    }
    let needs = pluralNeeds(locale: sources.locale, platform: platform, isOrdinal: set.isOrdinal)
    return !labels.isEmpty
      && needs.required.contains { category in
        category != .other
          && !labels.contains {
            $0 == category.rawValue || $0.hasPrefix("=") && $0 == Self.number(of: category).map { "=\($0)" }
          }
      }
  }

  /// Whether a form for one number replaces a form of that number alone.
  private func isCovered(_ category: PluralCategory, by set: PluralSet, _ needs: PluralNeeds) -> Bool {
    guard !needs.severalNumbers.contains(category) || category == .one && needs.takesZeroAsOne else {
      return false
    }
    return Self.number(of: category).map { number in set.labels.contains { $0.name == "=\(number)" } }
      ?? false
  }

  /// The number that a category is named after.
  private static func number(of category: PluralCategory) -> Int? {
    switch category {
    case .zero: 0
    case .one: 1
    case .two: 2
    default: nil
    }
  }

  private func finding(_ lack: Lack, plurals: Int, in catalog: Catalog) -> CatalogFinding {
    let isOne = lack.forms.count == 1
    let names = listed(lack.forms.map { "“\($0.rawValue)”" })
    let all = plurals > 1 ? " to \(plurals) plurals in this file" : ""
    return CatalogFinding(
      entry: lack.entry,
      finding: Finding(
        rule: about.name, severity: lack.severity,
        message:
          "Add the \(isOne ? "form" : "forms") \(names)\(all) for \(languageName(catalog.locale)). Some numbers need \(isOne ? "it" : "them").",
        range: 0..<catalog.entries[lack.entry].sentence.utf8.count, words: lack.forms.map(\.rawValue)))
  }
}

/// Calls `body` with each plural in the catalog's language.
func forEachPlural(in catalog: Catalog, _ body: (PluralSet, PluralPlatform) -> Void) {
  let entries = catalog.entries
  // Most files have no forms at all.
  guard entries.holdsVariants else { return }
  var at = 0
  while at < catalog.indices.count {
    let first = catalog.indices[at]
    var end = at + 1
    // Most strings are not forms, and a file may have none.
    if !entries.rows[first].isForm,
      end == catalog.indices.count || !entries.rows[catalog.indices[end]].isForm
    {
      at = end
      continue
    }
    while end < catalog.indices.count, entries.hasSameKey(catalog.indices[end], first) { end += 1 }
    let last = catalog.indices[end - 1]
    at = end
    guard
      let platform = PluralPlatform(
        format: catalog.format, syntax: entries[first].syntax, variant: entries[first].variant)
    else { continue }
    for set in PluralSet.all(in: entries, first..<last + 1, locale: catalog.locale) { body(set, platform) }
  }
}
