extension RuleSet {
  /// Runs the rules that look at controls, and that know the language of the code.
  func check(_ screen: Screen, language: String) -> [ControlFinding] {
    var findings: [ControlFinding] = []
    // By index: to copy each rule for each screen would take longer than most of them do.
    for place in placesOfScreenRules where knows(language, place) {
      // Asked only of these few: the runtime takes its time to answer.
      guard let rule = active[place].rule as? any ScreenRule else { continue }
      let first = findings.count
      rule.check(screen, into: &findings)
      for index in first..<findings.count {
        findings[index].finding.id = active[place].id
        if let severity = active[place].severity { findings[index].finding.severity = severity }
      }
    }
    return findings
  }
}
