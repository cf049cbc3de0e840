extension RuleSet {
  /// Runs the rules that look at controls, and that know the language of the code.
  func check(_ screen: Screen, language: String) -> [ControlFinding] {
    var findings: [ControlFinding] = []
    for place in placesOfScreenRules {
      let active = active[place]
      guard active.about.languages.isEmpty || active.about.languages.contains(language) else { continue }
      // Asked only of these few: the runtime takes its time to answer.
      guard let rule = active.rule as? any ScreenRule else { continue }
      let first = findings.count
      rule.check(screen, into: &findings)
      for index in first..<findings.count {
        findings[index].finding.id = active.id
        if let severity = active.severity { findings[index].finding.severity = severity }
      }
    }
    return findings
  }
}
