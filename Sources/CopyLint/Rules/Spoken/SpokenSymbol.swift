internal import Readability

/// Signs in a text that is spoken: arrows, bars, bullets, and a dash between two times.
struct SpokenSymbol: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "spoken-symbol", group: .labels, severity: .warning, isFixable: true,
      summary: "A spoken text has a sign that is skipped or spelled out.")
  }

  var needs: SubjectFacts { .spoken }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard subject.entry.role.isSpoken, subject.entry.role != .inputLabel else { return }
    let whole = subject.trimmedRange
    // A text that is nothing but signs is the matter of `label-symbol-name`.
    guard !subject.analysis.tokens.isEmpty else { return }
    var index = whole.lowerBound
    while index < whole.upperBound {
      guard Self.mayBeSign(subject.bytes[index]), let sign = SpokenSign(in: subject, at: index, whole),
        !subject.isNeutral(sign.range)
      else {
        index += 1
        continue
      }
      findings.append(finding(for: sign, in: subject, whole))
      index = sign.range.upperBound
    }
  }

  private static func mayBeSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: "~"), 0xC2, 0xE2: true
    default: false
    }
  }

  private func finding(for sign: SpokenSign, in subject: Subject, _ whole: Range<Int>) -> Finding {
    let found = subject.text(sign.range)
    let reason = "Screen readers skip signs or spell them out."
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
