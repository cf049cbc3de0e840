extension Rule {
  /// When to ask the rule: when its own condition holds, and a rule that compares gets a source.
  func asked(_ about: RuleDescription) -> When {
    // The readers find what these report.
    if about.group == .file { return .never }
    return comparing == nil ? when : when && .fact(.translated)
  }

  /// Lets the rule look at a string that meets its condition.
  ///
  /// - Parameter each: the condition whose places it wants to see one by one.
  func ask(_ subject: Subject, each: Condition?, into findings: inout [Finding]) {
    if comparing != nil {
      compare(subject, into: &findings)
    } else {
      check(subject, into: &findings)
    }
    guard let each else { return }
    for place in each.occurrences(in: subject) { check(place, of: subject, into: &findings) }
  }

  private func compare(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.hasSource else { return }
    comparing?.check(subject, against: subject.sources[0], into: &findings)
  }
}
