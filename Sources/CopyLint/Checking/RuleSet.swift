/// The rules that run on a string, with their settings: one set for each combination of overrides.
struct RuleSet: Sendable {
  struct Active: Sendable {
    var id: RuleID
    var rule: any Rule
    var about: RuleDescription
    /// The severity that the configuration sets; nil leaves it to the rule.
    var severity: Severity?
  }

  /// The overrides that made it.
  let overrides: [Int]
  let active: [Active]
  /// Those that look at screens, with their places in `active`: the runtime takes its time to tell which rules do.
  let screenRules: [(place: Int, rule: any ScreenRule)]
  /// For each rule that there is, by its number, its place in `active`; nil when it does not run.
  private let places: [Int?]
  /// Names of the rules that are not built in.
  private let ownNames: [String]
  /// Which rules to ask about a string, and of those that compare, about a pair.
  private let dispatch: Dispatch
  let limit: Configuration.GradeLimit
  private let comparesTranslations: Bool

  /// - Parameter own: rules from outside, which come after those of `allRules`.
  init(_ configuration: Configuration, overrides: [Int], own: [any Rule] = []) {
    self.overrides = overrides
    ownNames = own.map(\.about.name)
    limit = configuration.gradeLimit(overrides: overrides)
    comparesTranslations = configuration.checksTranslations
    let rules = own.isEmpty ? allRules : allRules + own
    let active: [Active] = rules.enumerated().compactMap { index, rule in
      let id = RuleID(index: index)
      var about = rule.about
      if !configuration.onlyRules.isEmpty, !configuration.onlyRules.contains(about.name),
        !AppWord.isNeeded(by: configuration.onlyRules, about.name)
      {
        return nil
      }
      let settings = configuration.settings(of: about.name, overrides: overrides)
      var configured = rule
      configured.take(configuration)
      // The configuration's decoder has already reported wrong values.
      for (name, value) in settings.settings { try? configured.set(name, to: value) }
      if !settings.settings.isEmpty { about = configured.about }
      switch settings.level {
      case .off: return nil
      case .on(let severity): return Active(id: id, rule: configured, about: about, severity: severity)
      case nil where about.isDefault || configuration.onlyRules.contains(about.name):
        return Active(id: id, rule: configured, about: about, severity: nil)
      case nil: return nil
      }
    }
    var places = [Int?](repeating: nil, count: rules.count)
    for (place, active) in active.enumerated() { places[Int(active.id.index)] = place }
    (self.active, self.places) = (active, places)
    screenRules = active.indices.compactMap { place in
      guard active[place].rule.when.isAboutScreens else { return nil }
      return (active[place].rule as? any ScreenRule).map { (place, $0) }
    }
    var conditions: [(rule: Int, when: When)] = []
    for compares in [false, true] {
      for (place, active) in active.enumerated() where (active.rule.comparing != nil) == compares {
        conditions.append((place, active.rule.asked(active.about)))
      }
    }
    dispatch = Dispatch(conditions)
  }

  /// Runs the rules that know the language, and whose condition the string meets.
  ///
  /// - Parameter comparesFiles: false for what a run finds that doesn't compare them.
  /// - Returns: whether one of them looks at more than the text.
  func check(
    _ subject: Subject, language: String, comparesFiles: Bool = true, into findings: inout [Finding]
  ) -> Bool {
    var looksAround = false
    let facts = dispatch.facts(of: subject)
    let terms = dispatch.terms(of: subject)
    var candidates = dispatch.candidates(role: subject.entry.role, facts: facts, terms: terms)
    var last = -1
    // By index: copying each rule for each string would take longer than the rules do.
    var rest = dispatch.rest
    while let clause = candidates.popFirst() ?? rest.popFirst() {
      let place = dispatch.clauses[clause].rule
      guard place != last, dispatch.isMet(clause, by: subject, facts: facts, terms: terms),
        knows(language, place)
      else { continue }
      last = place
      if dispatch.clauses[clause].looksAround { looksAround = true }
      let first = findings.count
      ask(clause, about: subject, into: &findings)
      // Its words would be taken for those of this language.
      if findings.count > first, active[place].about.group.isAboutWords, subject.isSurelyInOtherLanguage {
        findings.removeLast(findings.count - first)
      }
      sign(findingsFrom: first, place, subject, comparesFiles: comparesFiles, &findings)
    }
    return looksAround
  }

  private func ask(_ clause: Int, about subject: Subject, into findings: inout [Finding]) {
    let place = dispatch.clauses[clause].rule
    active[place].rule.ask(subject, each: dispatch.clauses[clause].each, into: &findings)
  }

  func knows(_ language: String, _ place: Int) -> Bool {
    active[place].about.languages.isEmpty || active[place].about.languages.contains(language)
  }

  /// Records which rule found them, and the severity that the configuration gives them.
  private func sign(
    findingsFrom first: Int, _ place: Int, _ subject: Subject, comparesFiles: Bool,
    _ findings: inout [Finding]
  ) {
    for index in first..<findings.count {
      findings[index].id = active[place].id
      if let severity = active[place].severity {
        findings[index].severity = severity
      } else {
        let group = active[place].about.group
        let isSaid =
          comparesTranslations && comparesFiles && subject.source?.says(findings[index], group) == true
        let most = isSaid ? .note : Self.highestSeverity(group, on: subject)
        findings[index].severity = min(findings[index].severity, most)
      }
    }
  }

  /// The highest severity that a finding may have on a string, unless the configuration sets one.
  private static func highestSeverity(_ group: RuleDescription.Group, on subject: Subject) -> Severity {
    if subject.entry.isUnshown { return .note }
    guard group.isOfViews else { return .error }
    if subject.entry.isManual { return .note }
    // A layout of Android tells one place of a string; code may show it in others.
    return subject.entry.syntax == .android && subject.entry.roleSource == .source ? .warning : .error
  }

  /// Runs the rules that look at all strings of a language.
  func check(_ summary: LocaleSummary) -> [(finding: Finding, group: RuleDescription.Group)] {
    var found: [(finding: Finding, group: RuleDescription.Group)] = []
    // By index, as above.
    for place in active.indices {
      var findings: [Finding] = []
      active[place].rule.check(summary, into: &findings)
      for var finding in findings {
        finding.severity = active[place].severity ?? finding.severity
        found.append((finding, active[place].about.group))
      }
    }
    return found
  }

  /// Runs the rules that look at a whole catalog.
  func check(_ catalog: Catalog) -> [CatalogFinding] {
    var findings: [CatalogFinding] = []
    // By index, as above.
    for place in active.indices {
      // In an array of its own: a rule may sort what it found.
      var found: [CatalogFinding] = []
      active[place].rule.check(catalog, into: &found)
      for var one in found {
        one.finding.id = active[place].id
        if let severity = active[place].severity { one.finding.severity = severity }
        findings.append(one)
      }
    }
    return findings
  }

  /// The rule, when it runs.
  func rule(_ id: RuleID) -> Active? { places[Int(id.index)].map { active[$0] } }

  /// The rule of this name, when it runs.
  func rule(named name: String) -> Active? {
    if let id = RuleID(named: name) { return rule(id) }
    return active.last { $0.about.name == name }
  }

  /// Whether there is a rule of this name, whether it runs or not.
  func exists(ruleNamed name: String) -> Bool { RuleID(named: name) != nil || ownNames.contains(name) }

  /// The group of a rule, when it runs.
  func group(of id: RuleID) -> RuleDescription.Group? {
    places[Int(id.index)].map { active[$0].about.group }
  }
}
