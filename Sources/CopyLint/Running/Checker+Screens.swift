extension Checker {
  /// Adds what is found in the views that code describes, and counts their controls.
  mutating func judgeScreens(_ run: FileRun, into builder: inout FileReportBuilder) {
    let locale = configuration.readingOptions.sourceLocale
    guard configuration.selects(locale) else { return }
    let language = locale.split(separator: "-").first.map(String.init) ?? locale
    let rules = ruleSet(path: run.path, key: nil, locale: locale)
    for screen in run.screens {
      builder.file.screens.append(ScreenCounts(screen))
      for control in screen.controls { builder.note(control) }
      for found in rules.check(screen, language: language) {
        builder.add(found.finding, of: screen.controls[found.control], locale: locale, rules: rules)
      }
    }
  }
}
