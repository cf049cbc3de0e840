/// How the forms of a translation for the words of a value differ from those of its source.
struct SelectComparison {
  /// The forms of the translation; a place is an entry's place in the catalog.
  var set: SelectSet
  /// The names that only the source has.
  var missing: [String]
  /// The names that only the translation has, and their entries.
  var unknown: [(name: String, entry: Int)]

  /// - Parameters:
  ///   - set: the translation's.
  ///   - sources: the source's.
  ///   - mayLackOther: whether nothing else asks for the form “other”.
  ///
  /// nil when the source does not choose by this value.
  init?(_ set: SelectSet, against sources: [SelectSet], mayLackOther: Bool) {
    let same = sources.filter { $0.prefix == set.prefix }
    // The plural around them may have other forms.
    let theirs = same.isEmpty ? sources.filter { $0.name == set.name } : same
    guard let first = theirs.first else { return nil }
    self.set = set
    missing = first.labels.map(\.name).filter { label in
      (label != "other" || mayLackOther) && !set.contains(label) && theirs.allSatisfy { $0.contains(label) }
    }
    unknown = set.labels.compactMap { label in
      label.name == "other" || theirs.contains { $0.contains(label.name) } ? nil : (label.name, label.place)
    }
  }
}

/// Calls `body` with each choice by words in the catalog's language that differs from its source.
func forEachSelectDifference(in catalog: Catalog, _ body: (SelectComparison) -> Void) {
  let entries = catalog.entries
  for own in formsForWords(in: catalog) {
    // Not all forms of a long message are read.
    guard let first = own.first, !entries[first].isFluentTerm, own.count < MessageForms.maximumForms / 2,
      let source = source(of: first, in: entries, sources: catalog.sources),
      source.all.count < MessageForms.maximumForms
    else { continue }
    let hasDefault = entries[first].syntax == .fluent
    let theirs = SelectSet.all(in: source.all.map(\.variant), hasDefault: hasDefault)
    guard !theirs.isEmpty else { continue }
    for var set in SelectSet.all(in: own.map { entries[$0].variant }, hasDefault: hasDefault) {
      for label in set.labels.indices { set.labels[label].place = own[set.labels[label].place] }
      let comparison = SelectComparison(set, against: theirs, mayLackOther: catalog.format == "i18next")
      guard let comparison, !comparison.missing.isEmpty || !comparison.unknown.isEmpty else { continue }
      body(comparison)
    }
  }
}

/// The entries of each string that has forms for words. Those of i18next may be apart.
private func formsForWords(in catalog: Catalog) -> [[Int]] {
  var groups: [[Int]] = []
  var places: [String: Int] = [:]
  for index in catalog.indices {
    let variant = catalog.entries.rows[index].variant
    guard variant.count > 0, catalog.entries.bytes(variant).contains("select.") else { continue }
    let key = catalog.entries[index].key
    if let place = places[key] {
      groups[place].append(index)
    } else {
      places[key] = groups.count
      groups.append([index])
    }
  }
  return groups
}
