internal import Readability

/// Two negatives close together, which take two steps to read.
struct DoubleNegative: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "double-negative", group: .readability, severity: .note,
      summary: "Two negatives in one clause take two steps to read.")
  }

  var when: When { .each(.word(in: .negatives)) && .word(in: .secondNegatives) }

  func check(_ negative: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    // "No, thanks": an answer.
    if subject.isClauseStart(negative.number), isNo(subject, tokens[negative.number]) { return }
    for next in tokens[(negative.number + 1)...].prefix(Self.reach) {
      let between = negative.range.upperBound..<next.range.lowerBound
      if between.count > Self.bytes || endsClause(subject, between) { return }
      // “Not set or unavailable”: two cases, each with a negative of its own.
      if next.range.count <= 3, ["or", "nor"].contains(subject.foldedText(next.range)) { return }
      // The name of a choice: can't be "None".
      guard subject.isWord(next, in: .secondNegatives), !subject.isQuoted(next.range),
        !isMishap(subject, next)
      else { continue }
      let first = subject.text(negative.range)
      let second = subject.text(next.range)
      findings.append(
        finding(
          "Avoid the double negative: “\(first) … \(second)” takes two steps to read.",
          at: negative.range.lowerBound..<next.range.upperBound, in: subject, words: [first, second]))
      return
    }
  }

  /// “Don't fail on missing files”: something that happens, unlike “never fail to save”.
  private func isMishap(_ subject: Subject, _ token: Token) -> Bool {
    guard subject.foldedText(token.range) == "fail" else { return false }
    return !subject.holds(" to ", at: token.range.upperBound)
  }

  private func isNo(_ subject: Subject, _ token: Token) -> Bool {
    subject.holds("no", at: token.range.lowerBound) && token.range.count == 2
  }

  private func endsClause(_ subject: Subject, _ range: Range<Int>) -> Bool {
    subject.bytes[range].contains { ".,:;!?()".utf8.contains($0) || $0 >= 0x80 || $0 == 0x0A }
  }

  /// Tokens, and bytes between the two words.
  private static let reach = 5
  private static let bytes = 24
}
