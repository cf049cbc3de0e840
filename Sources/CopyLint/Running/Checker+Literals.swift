extension Checker {
  /// Puts down the literals that only the string files of the project can judge. They wait until all files are read.
  mutating func note(_ literals: [CodeLiteral], of run: FileRun, in builder: inout FileReportBuilder) {
    let locale = configuration.readingOptions.sourceLocale
    guard !literals.isEmpty, configuration.selects(locale) else { return }
    let differ = configuration.overrides.contains { !$0.keys.isEmpty }
    for literal in literals {
      let rules = ruleSet(path: run.path, key: differ ? literal.text : nil, locale: locale)
      builder.add(literal, locale: locale, rules: rules)
    }
  }
}
