extension Checker {
  /// Checks the string once more as a run does that compares no files, where that may find something else: many rules look at
  /// the source of a translation. For a baseline, which runs of both kinds share.
  ///
  /// - Parameter findings: what was found with the source; notes how much of it would weigh more without.
  /// - Returns: what only a run without the source finds.
  mutating func checkAlone(
    _ index: Int, by rules: RuleSet, besides findings: inout [Finding]
  ) -> [Finding] {
    guard subject.hasSource, isForPeople, notesAlone(subject.entry) else { return [] }
    let table = subject.entry.table
    let context = contexts[subject.entry.locale]
    let around = looksAround
    var alone: [Finding] = []
    subject.load(source: source(of: index, in: table, sources: nil), context: context)
    measureSource()
    check(by: rules, context, comparesFiles: false, into: &alone)
    subject.load(source: translated, context: context)
    measureSource()
    looksAround = around
    return alone.filter { one in
      guard
        let same = findings.firstIndex(where: {
          $0.id == one.id && $0.range == one.range && $0.words == one.words
        })
      else { return true }
      if one.severity > findings[same].severity { findings[same].severityAlone = one.severity }
      return false
    }
  }
}

extension Checker {
  /// Whether a string is also checked as if it had no source: for a baseline, and where a comment may suppress only what such a
  /// run finds.
  func notesAlone(_ entry: Entry) -> Bool {
    configuration.notesAlone
      || configuration.checksTranslations && Suppression.mayBe(in: entry.table.bytes(entry.row.comment))
  }
}

extension RuleSet {
  /// What the rules find in the strings of a catalog only in a run that compares no files.
  func checkAlone(_ catalog: Catalog, besides findings: [CatalogFinding]) -> [CatalogFinding] {
    guard catalog.sources != nil else { return [] }
    var alone = catalog
    (alone.sources, alone.elsewhere) = (nil, [:])
    return check(alone).filter { one in
      one.entry != nil && !findings.contains { $0.entry == one.entry && $0.finding.id == one.finding.id }
    }
  }
}
