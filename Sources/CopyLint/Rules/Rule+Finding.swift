public import Readability

extension Rule {
  /// A finding of this rule. A replacement that would change a placeholder, a tag or an address is left out.
  ///
  /// - Parameters:
  ///   - message: one sentence that says what to do.
  ///   - range: of the words to blame, as UTF-8 offsets in the sentence of `subject`.
  ///   - subject: the string.
  ///   - words: the words to blame; the text at `range` when nil.
  ///   - severity: that of the rule when nil.
  ///   - replacement: what to write in place of `range`; nil when a person has to decide.
  ///   - applicability: how safe the replacement is.
  ///   - measure: what the finding was judged by, if that is a measure.
  public func finding(
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
