/// A translation whose placeholders are not those of its source.
struct PlaceholderMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "placeholder-mismatch", group: .translation, severity: .error,
      summary: "A translation lacks a placeholder of its source, or has another one.")
  }

  var when: When { .pair(.placeholder) && .reads([.key, .comment]) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    let comparison = PlaceholderComparison(
      subject, against: source, mayLackNumber: subject.plural != nil)
    for difference in comparison.differences {
      findings.append(finding(difference, subject, source))
    }
  }

  private func finding(
    _ difference: PlaceholderComparison.Difference, _ subject: Subject, _ source: SourceText
  ) -> Finding {
    func own(_ placeholder: Placeholder) -> String { quoted(subject.text(placeholder.range)) }
    switch difference {
    case .extra(let placeholder):
      return finding(
        "Remove \(own(placeholder)). The source has no value for it.", at: placeholder.range, in: subject)
    case .missing(let placeholder):
      let theirs = String(decoding: source.bytes[placeholder.range], as: UTF8.self)
      return finding(
        "Add \(quoted(theirs)). The source shows a value there.", at: 0..<subject.bytes.count,
        in: subject, words: [theirs])
    case .type(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) instead of \(own(placeholder)). The value is of that kind.",
        at: placeholder.range, in: subject)
    case .width(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) here, as in the source.", at: placeholder.range, in: subject,
        severity: .warning)
    case .escaping(let placeholder, let wanted):
      return finding(
        "Write \(quoted(wanted)) here. The “-” decides how the value is shown.", at: placeholder.range,
        in: subject)
    }
  }
}
