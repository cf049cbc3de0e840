extension Rule {
  /// Adds a finding for each glossary match that belongs to `rule`.
  ///
  /// - Parameters:
  ///   - reason: why the replacement is better, twelve words at most.
  ///   - condition: which of the matches count.
  func findTerms(
    of rule: Glossary.Rule, reason: String, in subject: Subject, into findings: inout [Finding],
    where condition: (GlossaryMatch) -> Bool = { _ in true }
  ) {
    for match in subject.matches where match.rule == rule && condition(match) {
      let part = subject.entry.role.part
      guard part != .identifier, part != .accessKey else { return }
      findings.append(
        Finding(
          rule: rule.rawValue, severity: severity(of: match),
          message: message(for: match, reason: reason, in: subject), range: match.range,
          words: [subject.text(match.found)], replacement: match.replacements.first,
          applicability: match.applicability))
    }
  }

  private func severity(of match: GlossaryMatch) -> Severity {
    if match.mode == .note { return .note }
    return match.isWholeString && about.group == .plainWords ? .error : min(about.severity, .warning)
  }

  private func message(for match: GlossaryMatch, reason: String, in subject: Subject) -> String {
    if match.isRemoval {
      return "Leave out \(quoted(subject.text(match.found))). Nothing is lost without it."
    }
    let found = quoted(subject.text(match.range))
    guard let first = match.replacements.first else { return "Say \(found) in other words. \(reason)" }
    // The longest instruction that a line of the report can show beside its place.
    let limit = 90
    if match.applicability == .shown, match.replacements.count > 1 {
      let both = "Write \(quoted(first)) or \(quoted(match.replacements[1])) instead of \(found)."
      if both.utf8.count <= limit || both.count <= limit { return "\(both) \(reason)" }
    }
    return "Write \(quoted(first)) instead of \(found). \(reason)"
  }
}
