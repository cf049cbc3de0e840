extension SourceText {
  /// Whether a translation only says what its source says, so that the source has to change first.
  ///
  /// - Parameters:
  ///   - finding: what a rule found in the translation.
  ///   - group: the group of the rule.
  func says(_ finding: Finding, _ group: RuleDescription.Group) -> Bool {
    let words = finding.words
    guard let first = words.first, !first.isEmpty else { return false }
    switch group {
    // What people see and what is read out may be translated by different people.
    case .labels: return finding.rule != "label-in-name"
    case .hints, .values, .confirmations, .actions: return true
    case .errors: return first.unicodeScalars.contains { $0.properties.isAlphabetic } || text.contains(first)
    case .typography: return text.contains(first) || first.contains("(") && text.contains("(s)")
    default: return false
    }
  }
}
