/// Why a rule was asked about a string, or was not, and what it found.
package struct RuleExplanation: Sendable {
  /// One condition of the rule, in plain words.
  package struct Condition: Sendable, Equatable {
    package var words: String
    package var isMet: Bool
  }

  /// Why the rule never looks at this string, whatever its text; nil when it does.
  package var obstacle: String?
  /// Where that is the language: those in which the rule works.
  package var onlyLanguages: [String] = []
  /// What the string is in the app, and how that is known.
  package var role = Role.unknown
  package var roleSource = RoleSource.none
  /// Lists of conditions; one of the lists has to be met.
  package var alternatives: [[Condition]] = []
  package var isAsked = false
  package var findings: [Finding] = []
  /// Why it found nothing, although it was asked; empty where it found something.
  package var silence = ""
  /// Why each finding has its level.
  package var levels: [String] = []
}

extension Checker {
  /// Checks a string with one rule, and says which of the rule's conditions the string meets.
  ///
  /// - Parameters:
  ///   - rule: its name.
  ///   - entry: the string.
  ///   - path: of its file, relative to the configuration; empty when it is in none.
  /// - Returns: nil when there is no such rule.
  package mutating func explain(_ rule: String, on entry: Entry, path: String = "") -> RuleExplanation? {
    guard let about = allRules.map(\.about).first(where: { $0.name == rule }) else { return nil }
    let (found, subject) = check(entry, path: path)
    var explanation = RuleExplanation()
    (explanation.role, explanation.roleSource) = (subject.entry.role, subject.entry.roleSource)
    let rules = ruleSet(path: path, key: subject.entry.nameInSettings, locale: subject.entry.locale)
    guard let active = rules.rule(named: rule) else {
      explanation.obstacle = "The settings turn this rule off."
      return explanation
    }
    explanation.obstacle = obstacle(to: active, subject)
    guard explanation.obstacle == nil else {
      let languages = active.about.languages
      if !languages.contains(subject.entry.language), about.group != .file {
        explanation.onlyLanguages = languages
      }
      return explanation
    }
    let when = active.rule.asked(about)
    explanation.alternatives = when.alternatives.map { conditions in
      var listed: [RuleExplanation.Condition] = []
      for condition in conditions {
        guard let words = condition.words, !listed.contains(where: { $0.words == words }) else { continue }
        listed.append(RuleExplanation.Condition(words: words, isMet: condition.isMet(by: subject)))
      }
      return listed
    }
    explanation.isAsked = when.isMet(by: subject)
    explanation.findings = found.filter { $0.rule == rule }
    if explanation.isAsked, explanation.findings.isEmpty {
      let glossary = contexts[subject.entry.locale].glossary
      explanation.silence = Self.silence(of: rule, glossary, subject)
    }
    explanation.levels = explanation.findings.map { finding in
      let match = subject.matches.first { $0.range == finding.range }
      return Self.level(of: finding, match, active)
    }
    return explanation
  }

  /// What is known of a text in which a rule finds nothing. A reason that may not be the right one is worse than none.
  private static func silence(of rule: String, _ glossary: Glossary, _ subject: Subject) -> String {
    let right = subject.rightTerms.map { subject.text($0) }
    if let first = right.first(where: { glossary.hasRow(for: $0, of: rule) }) {
      return "\(quoted(first)) is right here: it is a name, or the words around it make it so."
    }
    let page = "“copy-lint explain \(rule) --all” shows what it finds and what it lets pass."
    let neutral = subject.neutral.filter { !$0.range.isEmpty }.map { quoted(subject.text($0.range)) }
    if let first = neutral.first {
      return
        "Rules leave \(first) alone: it is a value, markup, an address or a name. The rule finds nothing wrong in the rest. \(page)"
    }
    return "The rule looked at it and found nothing wrong. \(page)"
  }

  /// Why a finding has its level, and how often readers agreed with such findings.
  private static func level(of finding: Finding, _ match: GlossaryMatch?, _ active: RuleSet.Active) -> String
  {
    let severity = finding.severity
    var text = severity == .error ? "An error" : "A \(severity.rawValue)"
    if active.severity != nil { return text + ": the settings say so." }
    if finding.isOwnTerm {
      return text + ": your own glossary has the term. “mode: consider” makes it a note."
    }
    let usual = active.about.severity
    if match?.mode == .consider {
      text += ": most writers would leave the words as they are."
    } else if match?.isWholeString == true, severity == .error {
      text += ": the glossary has a better text for the whole string."
    } else if severity == usual {
      text += ": the level of this rule."
    } else {
      text += severity < usual ? ": less certain than most." : ": this case is more serious than most."
    }
    let name = active.about.name
    // A few findings say little.
    let fewest = 20
    if let record = RuleDescription.records(ofRule: name)
      .first(where: { $0.severity == severity && $0.read >= fewest })
    {
      text += " Readers called \(record.right) of \(record.read) such findings right."
    }
    if !active.about.isDefault { text += " The rule is off by default." }
    if severity == .note { text += " “rules: {\(name): warning}” makes it a warning." }
    return text
  }

  private func obstacle(to active: RuleSet.Active, _ subject: Subject) -> String? {
    if active.about.group == .file {
      return
        "Name a file: “copy-lint check --rule \(active.about.name) FILE”. This rule reports what is wrong with a file, not with a text."
    }
    let language = subject.entry.language
    if !active.about.languages.isEmpty, !active.about.languages.contains(language) {
      return
        "This rule works only in “\(active.about.languages.joined(separator: "”, “"))”, not in “\(language)”."
    }
    if subject.entry.role.part == .identifier { return "Rules don't check identifiers." }
    if active.rule.when.isAboutScreens {
      return
        "Name a file: “copy-lint check --rule \(active.about.name) FILE”. This rule looks at the controls in code, not at a text."
    }
    if active.rule.when.alternatives.isEmpty {
      return
        "This rule doesn't check a text by itself: it compares the strings of a file, or its settings turn it off."
    }
    return nil
  }
}
