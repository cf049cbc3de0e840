extension FileReportBuilder {
  /// Adds what a rule may find in a literal, once all files are read.
  mutating func add(_ literal: CodeLiteral, locale: String, rules: RuleSet) {
    guard let active = rules.rule(named: literal.rule) else { return }
    if let comment = literal.comment { suppressions.note(comment, key: literal.text, at: literal.range) }
    let finding = Finding(
      rule: literal.rule, severity: active.severity ?? active.about.severity, message: "", range: 0..<0)
    append(
      finding, active.about.group, of: string(key: literal.text, locale: locale), at: literal.range,
      key: literal.text)
    file.literals.append(literal)
  }
}
