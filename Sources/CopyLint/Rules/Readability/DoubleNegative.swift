internal import Readability

/// Two negatives close together, which take two steps to read.
struct DoubleNegative: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "double-negative", group: .readability, severity: .warning,
      summary: "Two negatives in one clause take two steps to read.")
  }

  var needs: SubjectFacts { [.negative, .secondNegative] }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    for index in tokens.indices where subject.isWord(tokens[index], in: .negatives) {
      // "No, thanks": an answer.
      if subject.isClauseStart(index), isNo(subject, tokens[index]) { continue }
      for next in tokens[(index + 1)...].prefix(Self.reach) {
        if next.range.lowerBound - tokens[index].range.upperBound > Self.bytes
          || endsClause(subject, tokens[index].range.upperBound..<next.range.lowerBound)
        {
          break
        }
        guard subject.isWord(next, in: .secondNegatives) else { continue }
        let first = subject.text(tokens[index].range)
        let second = subject.text(next.range)
        findings.append(
          finding(
            "Say it as a positive: “\(first) … \(second)” takes two steps to read.",
            at: tokens[index].range.lowerBound..<next.range.upperBound, in: subject, words: [first, second]))
        break
      }
    }
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
