internal import Readability

extension Rule {
  /// A finding of this rule.
  func finding(
    _ message: String, at range: Range<Int>, in subject: Subject, severity: Severity? = nil,
    replacement: String? = nil, applicability: Applicability? = nil
  ) -> Finding {
    let about = about
    return Finding(
      rule: about.name, severity: severity ?? about.severity, message: message, range: range,
      words: [subject.text(range)], replacement: replacement, applicability: applicability)
  }
}

/// `text` for a message: at most 40 characters, the rest cut with “…”.
func excerpt(_ text: String) -> String {
  guard text.utf8.count > 40, text.count > 40 else { return text }
  return text.prefix(39) + "…"
}
