/// The rules that run on a string, with their settings: one set for each combination of overrides.
struct RuleSet: Sendable {
  struct Active: Sendable {
    var rule: any Rule
    var about: RuleDescription
    /// What the configuration makes of the severity; nil leaves it to the rule.
    var severity: Severity?
  }

  /// A rule that compares, by its place in `active`.
  struct Comparing: Sendable {
    var rule: any TranslationRule
    var place: Int
  }

  /// The overrides that made it.
  let overrides: [Int]
  let active: [Active]
  /// Those that may look at a string, by their places in `active`.
  private let ofStrings: [(place: Int, looksAtTermsOnly: Bool, knowsAll: Bool, hasSeverity: Bool)]
  /// Those that hold a translation against its source.
  let comparing: [Comparing]
  let limit: Configuration.GradeLimit

  init(_ configuration: Configuration, overrides: [Int]) {
    self.overrides = overrides
    limit = configuration.gradeLimit(overrides: overrides)
    active = allRules.compactMap { rule in
      var about = rule.about
      if !configuration.onlyRules.isEmpty, !configuration.onlyRules.contains(about.name) { return nil }
      let settings = configuration.settings(of: about.name, overrides: overrides)
      var configured = rule
      configured.take(configuration)
      for (name, value) in settings.settings { _ = configured.set(name, to: value) }
      if !settings.settings.isEmpty { about = configured.about }
      switch settings.level {
      case .off: return nil
      case .on(let severity): return Active(rule: configured, about: about, severity: severity)
      case nil where about.isDefault || configuration.onlyRules.contains(about.name):
        return Active(rule: configured, about: about, severity: nil)
      case nil: return nil
      }
    }
    ofStrings = active.enumerated().compactMap { place, active in
      active.about.group == .file
        ? nil
        : (place, active.rule.looksAtTermsOnly, active.about.languages.isEmpty, active.severity != nil)
    }
    comparing = active.enumerated().compactMap { place, active in
      active.rule.comparing.map { Comparing(rule: $0, place: place) }
    }
  }

  /// Runs the rules that know the language.
  func check(_ subject: Subject, language: String, into findings: inout [Finding]) {
    // By index: a copy of each rule for each string would be most of the time that rules take.
    let hasTerms = !subject.matches.isEmpty
    for (index, looksAtTermsOnly, knowsAll, hasSeverity) in ofStrings where hasTerms || !looksAtTermsOnly {
      if !knowsAll, !active[index].about.languages.contains(language) { continue }
      let first = findings.count
      active[index].rule.check(subject, into: &findings)
      guard hasSeverity, findings.count > first, let severity = active[index].severity else { continue }
      for finding in first..<findings.count { findings[finding].severity = severity }
    }
    if let source = subject.source { compare(subject, with: source, language: language, into: &findings) }
  }

  private func compare(
    _ subject: Subject, with source: SourceText, language: String, into findings: inout [Finding]
  ) {
    for index in comparing.indices {
      let active = active[comparing[index].place]
      if !active.about.languages.isEmpty, !active.about.languages.contains(language) { continue }
      if subject.bytes.isEmpty, !comparing[index].rule.looksAtEmpty { continue }
      let first = findings.count
      comparing[index].rule.check(subject, against: source, into: &findings)
      guard let severity = active.severity else { continue }
      for finding in first..<findings.count { findings[finding].severity = severity }
    }
  }

  /// Runs the rules that look at a whole catalog.
  func check(_ catalog: Catalog) -> [CatalogFinding] {
    var findings: [CatalogFinding] = []
    for active in active {
      let first = findings.count
      active.rule.check(catalog, into: &findings)
      guard let severity = active.severity else { continue }
      for index in first..<findings.count { findings[index].finding.severity = severity }
    }
    return findings
  }

  /// The rule of this name, when it runs.
  func rule(named name: String) -> Active? { place(ofRule: name).map { active[$0] } }

  /// The group of the rule of this name, when it runs.
  func group(ofRule name: String) -> RuleDescription.Group? {
    place(ofRule: name).map { active[$0].about.group }
  }

  private func place(ofRule name: String) -> Int? { active.indices.first { active[$0].about.name == name } }
}
