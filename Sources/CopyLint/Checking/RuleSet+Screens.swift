extension RuleSet {
  /// Runs the rules that look at controls, and that know the language of the code.
  func check(_ screen: Screen, language: String) -> [ControlFinding] {
    var findings: [ControlFinding] = []
    // By index: to copy each rule for each screen would take longer than most of them do.
    for index in screenRules.indices where knows(language, screenRules[index].place) {
      let place = screenRules[index].place
      let first = findings.count
      screenRules[index].rule.check(screen, into: &findings)
      for index in first..<findings.count {
        findings[index].finding.id = active[place].id
        if let severity = active[place].severity { findings[index].finding.severity = severity }
      }
    }
    return findings
  }
}
