package import Readability

extension Checker {
  /// Counts and measures one string by itself as `check` does, and asks no rule.
  package mutating func count(
    _ entry: Entry, path: String = "", platform: Configuration.Platform? = nil
  ) -> Subject {
    subject.entry = entry
    configuration.assignRole(to: &subject.entry, path: path)
    subject.sibling = nil
    subject.names = FileNames()
    let rules = ruleSet(path: path, key: entry.nameInSettings, locale: entry.locale)
    subject.load(limit: rules.limit, context: contexts[entry.locale], platform: platform)
    return subject
  }

  /// The measure of what texts of a locale add up to.
  package func measure(of counts: Counts, locale: String) -> Measure {
    Measure(of: counts, in: contexts[locale].measured)
  }
}
