extension Checker {
  /// Adds what is found in the views that code describes, and counts their controls.
  mutating func judgeScreens(_ run: FileRun, into builder: inout FileReportBuilder) {
    let locale = configuration.readingOptions.sourceLocale
    guard configuration.selects(locale) else { return }
    let language = locale.split(separator: "-").first.map(String.init) ?? locale
    let rules = ruleSet(path: run.path, key: nil, locale: locale)
    let differ = configuration.overrides.contains { !$0.keys.isEmpty }
    for screen in run.screens {
      builder.file.screens.append(ScreenCounts(screen))
      for control in screen.controls { builder.note(control) }
      guard differ else {
        judge(screen, locale, language, by: rules, into: &builder) { _ in true }
        continue
      }
      // A rule looks at a whole screen: each set of rules does, and keeps what it finds in its own controls.
      let own = screen.controls.map { ruleSet(path: run.path, key: $0.key, locale: locale) }
      var done: [[Int]] = []
      for rules in own where !done.contains(rules.overrides) {
        done.append(rules.overrides)
        judge(screen, locale, language, by: rules, into: &builder) { own[$0].overrides == rules.overrides }
      }
    }
  }

  private func judge(
    _ screen: Screen, _ locale: String, _ language: String, by rules: RuleSet,
    into builder: inout FileReportBuilder, where isJudged: (_ control: Int) -> Bool
  ) {
    for found in rules.check(screen, language: language) where isJudged(found.control) {
      builder.add(found.finding, of: screen.controls[found.control], locale: locale, rules: rules)
    }
  }
}
