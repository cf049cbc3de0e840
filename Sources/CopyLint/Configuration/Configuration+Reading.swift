extension Configuration {
  /// What a reader has to know of the project.
  package var readingOptions: ReadingOptions {
    var options = ReadingOptions(sourceLocale: sourceLocale)
    options.literalsAreKeys = literalsAreKeys
    options.sourceCalls = sourceCalls
    options.findsKeyUses = findsKeyUses || notesKeys
    options.findsMemberUses = findsMemberUses
    options.memberRoles = memberRoles
    options.findsMentions = findsUnusedKeys
    return options
  }

  /// The same, with what the settings say of the file at `path`.
  package func readingOptions(of path: String) -> ReadingOptions {
    var options = readingOptions
    options.syntax = formats.last { $0.path.matches(path: path) }?.syntax
    return options
  }

  /// Whether the settings or flags name a rule, so that it may run although it is off by default.
  package func names(rule: String) -> Bool {
    onlyRules.contains(rule) || rules[rule] != nil || overrides.contains { $0.rules[rule] != nil }
  }
}
