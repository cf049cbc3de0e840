/// A translation that lacks a form that its source has for a word.
struct SelectMissing: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "select-missing", group: .translation, severity: .warning,
      summary: "A translation lacks a form that its source has for a word, such as “female”.")
  }

  var when: When { .never }

  func check(_ catalog: Catalog, into findings: inout [CatalogFinding]) {
    forEachSelectDifference(in: catalog) { comparison in
      // A form under another name is a `message-mismatch`.
      guard comparison.unknown.isEmpty, let last = comparison.set.labels.last else { return }
      let missing = comparison.missing.filter { Self.isNeeded($0, in: comparison.set, catalog.entries) }
      guard !missing.isEmpty else { return }
      findings.append(
        CatalogFinding(
          entry: last.place,
          finding: Finding(
            rule: about.name, severity: comparison.set.contains("other") ? .warning : .error,
            message: Self.message(
              missing, in: comparison.set, key: catalog.entries[last.place].key, catalog.format),
            range: 0..<catalog.entries[last.place].sentence.utf8.count, words: missing)))
    }
  }

  private static func message(_ missing: [String], in set: SelectSet, key: String, _ format: String) -> String
  {
    // The forms of i18next are strings of their own.
    func name(_ label: String) -> String {
      format == "i18next" ? quotedKey(label == "other" ? key : "\(key)_\(label)") : quoted(label)
    }
    let form = format == "i18next" ? "" : "the form "
    let seen = set.contains("other") ? form + name("other") : "the key or another language"
    return "Add \(form)\(missing.map(name).joined(separator: " and ")), as in the source. "
      + "Without it, people see \(seen)."
  }

  /// Whether the translation would say something else without the form.
  private static func isNeeded(_ label: String, in set: SelectSet, _ entries: StringTable) -> Bool {
    guard let opposite = opposites[label] else {
      // A language may need no forms for genders at all.
      return set.labels.contains { $0.name != "other" }
    }
    // What is not true is false, so “other” may cover it.
    let other = set.labels.first { $0.name == "other" }
    return !set.contains(opposite)
      || other.map { entries[$0.place].text.utf8.allSatisfy(\.isASCIISpace) } ?? true
  }

  private static let opposites = ["true": "false", "false": "true", "yes": "no", "no": "yes"]
}
