internal import Readability

/// Symbols in a spoken text: arrows, bars, bullets, and a dash between two times.
struct SpokenSymbol: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "spoken-symbol", group: .labels, severity: .warning, isFixable: true,
      summary: "A spoken text has a symbol that is skipped or read out by name.")
  }

  var when: When {
    .role(in: .spoken.subtracting([.inputLabel])) && .each(.sign(SpokenSign.signs))
      && .reads([.key, .comment])
  }

  func check(_ place: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let whole = subject.trimmedRange
    // A text that is nothing but symbols is left to `label-symbol-name`.
    guard !subject.analysis.tokens.isEmpty,
      let sign = SpokenSign(in: subject, at: place.range.lowerBound, whole), !subject.isNeutral(sign.range),
      !isInList(sign, subject), !isOfTicker(sign, subject, whole)
    else { return }
    findings.append(finding(for: sign, in: subject, whole))
  }

  /// A bullet that begins a line is of a list on the screen, whatever the key says.
  private func isInList(_ sign: SpokenSign, _ subject: Subject) -> Bool {
    guard sign.kind == .divider, sign.range.count == 3 else { return false }
    let start = subject.bytes.spaces(around: sign.range).lowerBound
    return start == 0 || subject.bytes[start - 1] == UInt8(ascii: "\n")
      || subject.neutral.contains { $0.kind == .markup && $0.range.upperBound == start }
  }

  /// “Hold for the menu · Hold for the menu ·” runs over the screen, whatever a comment says.
  private func isOfTicker(_ sign: SpokenSign, _ subject: Subject, _ whole: Range<Int>) -> Bool {
    guard sign.kind == .divider, let mark = subject.text(sign.range).first(where: { $0 != " " }) else {
      return false
    }
    let text = subject.text(whole)
    return text.last == mark && text.count { $0 == mark } > 1
  }

  private func finding(for sign: SpokenSign, in subject: Subject, _ whole: Range<Int>) -> Finding {
    let found = subject.text(sign.range)
    let reason = "Screen readers skip symbols or say their names."
    guard let change = sign.change(in: subject, whole) else {
      return finding(
        "Write words instead of \(quoted(found)). \(reason)", at: sign.range, in: subject, words: [found])
    }
    let rewritten = subject.text(whole, replacing: change.range, with: change.text)
    return finding(
      "Write \(quoted(rewritten)). \(reason)", at: change.range, in: subject, words: [found],
      replacement: change.text, applicability: sign.kind == .times ? .safe : .unsafe)
  }
}
