internal import Readability

extension Rule {
  /// A finding of this rule. A replacement that would change a placeholder, a tag or an address is left out.
  ///
  /// - Parameters:
  ///   - words: the words to blame; the text at `range` when nil.
  ///   - severity: that of the rule when nil.
  func finding(
    _ message: String, at range: Range<Int>, in subject: Subject, words: [String]? = nil,
    severity: Severity? = nil, replacement: String? = nil, applicability: Applicability? = nil,
    measure: Measure? = nil
  ) -> Finding {
    let about = about
    return Finding(
      rule: about.name, severity: severity ?? about.severity, message: message, range: range,
      words: words ?? [subject.text(range)],
      replacement: subject.isNeutral(range) ? nil : replacement, applicability: applicability,
      measure: measure)
  }
}
