/// The rules that run on a string, with their settings: one set for each combination of overrides.
struct RuleSet: Sendable {
  struct Active: Sendable {
    var id: RuleID
    var rule: any Rule
    var about: RuleDescription
    /// What the configuration makes of the severity; nil leaves it to the rule.
    var severity: Severity?
  }

  /// A rule that looks at strings, by its place in `active`.
  private struct OfStrings: Sendable {
    var needs: SubjectFacts
    /// The glossary's rule of which a term has to be there, as a bit; all bits where it looks at other things.
    var terms: UInt32
    var place: Int
    var looksAround: Bool
  }

  /// A rule that compares, by its place in `active`.
  private struct Comparing: Sendable {
    var rule: any TranslationRule
    var needs: SubjectFacts
    var place: Int
    var looksAround: Bool
  }

  /// The overrides that made it.
  let overrides: [Int]
  let active: [Active]
  /// For each rule of `allRules`, its place in `active`; nil when it does not run.
  private let places: [Int?]
  /// Those that may look at a string.
  private let ofStrings: [OfStrings]
  /// For each fact, those of the first 64 and of the next that need it, and none that is rarer; at the end those that
  /// need nothing. Most strings have few facts, and are shown to few rules.
  private let byFact: [(low: UInt64, high: UInt64)]
  /// Those that hold a translation against its source.
  private let comparing: [Comparing]
  let limit: Configuration.GradeLimit

  init(_ configuration: Configuration, overrides: [Int]) {
    self.overrides = overrides
    limit = configuration.gradeLimit(overrides: overrides)
    let active: [Active] = allRules.enumerated().compactMap { index, rule in
      let id = RuleID(index: index)
      var about = rule.about
      if !configuration.onlyRules.isEmpty, !configuration.onlyRules.contains(about.name) { return nil }
      let settings = configuration.settings(of: about.name, overrides: overrides)
      var configured = rule
      configured.take(configuration)
      for (name, value) in settings.settings { _ = configured.set(name, to: value) }
      if !settings.settings.isEmpty { about = configured.about }
      switch settings.level {
      case .off: return nil
      case .on(let severity): return Active(id: id, rule: configured, about: about, severity: severity)
      case nil where about.isDefault || configuration.onlyRules.contains(about.name):
        return Active(id: id, rule: configured, about: about, severity: nil)
      case nil: return nil
      }
    }
    var places = [Int?](repeating: nil, count: allRules.count)
    for (place, active) in active.enumerated() { places[Int(active.id.index)] = place }
    (self.active, self.places) = (active, places)
    ofStrings = active.enumerated().compactMap { place, active in
      let needs = active.rule.needs
      let isOfStrings = active.about.group != .file && active.rule.comparing == nil && !needs.contains(.never)
      guard isOfStrings else { return nil }
      let terms = needs == .term ? Glossary.Rule(rawValue: active.about.name)?.bit : nil
      return OfStrings(
        needs: needs, terms: terms ?? .max, place: place, looksAround: active.rule.looksAround)
    }
    byFact = Self.byFact(ofStrings)
    comparing = active.enumerated().compactMap { place, active in
      active.rule.comparing.map {
        Comparing(rule: $0, needs: $0.needs, place: place, looksAround: $0.looksAround)
      }
    }
  }

  /// Runs the rules that know the language, and that may find something in such a string.
  ///
  /// - Returns: whether one of them looks around.
  func check(_ subject: Subject, language: String, into findings: inout [Finding]) -> Bool {
    var looksAround = false
    let lacks = ~subject.facts.rawValue
    var terms: UInt32 = 1 << 31
    for index in subject.matches.indices { terms |= subject.matches[index].rule.bit }
    var (low, high) = candidates(subject.facts)
    // By index: a copy of each rule for each string would be most of the time that rules take.
    while low | high != 0 {
      let index = low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount
      if low != 0 { low &= low - 1 } else { high &= high - 1 }
      guard ofStrings[index].needs.rawValue & lacks == 0, ofStrings[index].terms & terms != 0 else {
        continue
      }
      let place = ofStrings[index].place
      guard knows(language, place) else { continue }
      if ofStrings[index].looksAround { looksAround = true }
      let first = findings.count
      active[place].rule.check(subject, into: &findings)
      sign(findingsFrom: first, place, &findings)
    }
    guard subject.hasSource else { return looksAround }
    return compare(subject, with: subject.sources[0], language: language, into: &findings) || looksAround
  }

  /// The rules that need one of the facts, or nothing, a bit each.
  private func candidates(_ facts: SubjectFacts) -> (low: UInt64, high: UInt64) {
    let table = byFact.span
    var rules = table[64]
    var left = facts.rawValue
    while left != 0 {
      let more = table[left.trailingZeroBitCount]
      rules.low |= more.low
      rules.high |= more.high
      left &= left - 1
    }
    return rules
  }

  private static func byFact(_ rules: [OfStrings]) -> [(low: UInt64, high: UInt64)] {
    precondition(rules.count <= 128)
    var table = [(low: UInt64, high: UInt64)](repeating: (0, 0), count: 65)
    for index in rules.indices {
      // That a text is no translation is true of most.
      let rare = rules[index].needs.subtracting(.sourceText)
      let needs = rare.isEmpty ? rules[index].needs : rare
      let fact = needs.isEmpty ? 64 : needs.rawValue.trailingZeroBitCount
      if index < 64 {
        table[fact].low |= 1 << UInt64(index)
      } else {
        table[fact].high |= 1 << UInt64(index - 64)
      }
    }
    return table
  }

  private func compare(
    _ subject: Subject, with source: SourceText, language: String, into findings: inout [Finding]
  ) -> Bool {
    var looksAround = false
    let facts = subject.facts
    for index in comparing.indices where facts.isSuperset(of: comparing[index].needs) {
      let place = comparing[index].place
      guard knows(language, place), !subject.bytes.isEmpty || comparing[index].rule.looksAtEmpty else {
        continue
      }
      if comparing[index].looksAround { looksAround = true }
      let first = findings.count
      comparing[index].rule.check(subject, against: source, into: &findings)
      sign(findingsFrom: first, place, &findings)
    }
    return looksAround
  }

  private func knows(_ language: String, _ place: Int) -> Bool {
    active[place].about.languages.isEmpty || active[place].about.languages.contains(language)
  }

  /// Puts down which rule found them, and how much the configuration says that they matter.
  private func sign(findingsFrom first: Int, _ place: Int, _ findings: inout [Finding]) {
    for index in first..<findings.count {
      findings[index].id = active[place].id
      if let severity = active[place].severity { findings[index].severity = severity }
    }
  }

  /// Runs the rules that look at a whole catalog.
  func check(_ catalog: Catalog) -> [CatalogFinding] {
    var findings: [CatalogFinding] = []
    for active in active {
      // By itself: a rule may sort what it found.
      var found: [CatalogFinding] = []
      active.rule.check(catalog, into: &found)
      for var one in found {
        one.finding.id = active.id
        if let severity = active.severity { one.finding.severity = severity }
        findings.append(one)
      }
    }
    return findings
  }

  /// The rule, when it runs.
  func rule(_ id: RuleID) -> Active? { places[Int(id.index)].map { active[$0] } }

  /// The rule of this name, when it runs.
  func rule(named name: String) -> Active? { RuleID(named: name).flatMap { rule($0) } }

  /// The group of a rule, when it runs.
  func group(of id: RuleID) -> RuleDescription.Group? {
    places[Int(id.index)].map { active[$0].about.group }
  }
}
