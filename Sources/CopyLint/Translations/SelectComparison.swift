/// What sets the forms of a translation for the words of a value apart from those of its source.
struct SelectComparison {
  /// The forms of the translation; a place is that of an entry in the catalog.
  var set: SelectSet
  /// The names that only the source has.
  var missing: [String]
  /// The names that only the translation has, and their entries.
  var unknown: [(name: String, entry: Int)]

  /// - Parameters:
  ///   - set: of the translation.
  ///   - sources: of the source.
  ///
  /// nil when the source does not choose by this value.
  init?(_ set: SelectSet, against sources: [SelectSet]) {
    let same = sources.filter { $0.prefix == set.prefix }
    // The plural around them may have other forms.
    let theirs = same.isEmpty ? sources.filter { $0.name == set.name } : same
    guard let first = theirs.first else { return nil }
    self.set = set
    missing = first.labels.map(\.name).filter { label in
      label != "other" && !set.contains(label) && theirs.allSatisfy { $0.contains(label) }
    }
    unknown = set.labels.compactMap { label in
      label.name == "other" || theirs.contains { $0.contains(label.name) } ? nil : (label.name, label.place)
    }
  }
}

/// Calls `body` with each choice by words in the catalog's language that differs from its source.
func forEachSelectDifference(in catalog: Catalog, _ body: (SelectComparison) -> Void) {
  let entries = catalog.entries
  var at = 0
  while at < catalog.indices.count {
    let start = at
    let first = catalog.indices[at]
    at += 1
    guard !entries[first].variant.isEmpty, entries[first].variant.contains("select.") else { continue }
    while at < catalog.indices.count, entries[catalog.indices[at]].key == entries[first].key { at += 1 }
    let own = catalog.indices[start..<at]
    // Not all forms of a long message are read.
    guard own.count < MessageForms.maximumForms,
      let source = source(of: first, in: entries, sources: catalog.sources),
      source.all.count < MessageForms.maximumForms
    else { continue }
    let hasDefault = entries[first].syntax == .fluent
    let theirs = SelectSet.all(in: source.all.map(\.variant), hasDefault: hasDefault)
    guard !theirs.isEmpty else { continue }
    for var set in SelectSet.all(in: own.map { entries[$0].variant }, hasDefault: hasDefault) {
      for label in set.labels.indices {
        set.labels[label].place = own[own.startIndex + set.labels[label].place]
      }
      guard let comparison = SelectComparison(set, against: theirs),
        !comparison.missing.isEmpty || !comparison.unknown.isEmpty
      else { continue }
      body(comparison)
    }
  }
}
