internal import Readability

/// Capitals that stand for words not everybody knows.
struct UnknownAbbreviation: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "unknown-abbreviation", group: .plainWords, severity: .warning, isDefault: false,
      summary: "A text has an abbreviation that many people don't know.")
  }

  var when: When { .each(.capitals) && .knows(.knownAbbreviations) }

  func check(_ capitals: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let token = subject.analysis.tokens[capitals.number]
    guard subject.isUnknownAbbreviation(token), !isExplained(token, subject), !isShouted(subject) else {
      return
    }
    let word = subject.text(token.range)
    findings.append(
      finding("Spell out “\(word)” the first time. Not everyone knows it.", at: token.range, in: subject))
  }

  /// Where all words are in capitals, they tell nothing.
  private func isShouted(_ subject: Subject) -> Bool {
    subject.analysis.tokens.allSatisfy { $0.kind != .word || $0.traits.contains(.allCapitals) }
      && subject.analysis.counts.words > 1
  }

  /// "World Health Organization (WHO)", "WHO (World Health Organization)".
  private func isExplained(_ token: Token, _ subject: Subject) -> Bool {
    let before = subject.bytes.span.byte(token.range.lowerBound - 1)
    let after = subject.bytes[token.range.upperBound...].prefix(2)
    return before == UInt8(ascii: "(") || after.elementsEqual(" (".utf8)
  }
}
