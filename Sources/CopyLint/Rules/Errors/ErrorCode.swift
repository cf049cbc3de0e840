internal import Readability

/// A code or a word of the program in an error message.
struct ErrorCode: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-code", group: .errors, severity: .warning,
      summary: "An error message shows a code that means nothing to people.")
  }

  var when: When { .role(in: .errors.union([.alertMessage, .toast])) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    guard !namesSupport(subject), let range = code(in: subject)
    else { return }
    findings.append(
      finding(
        "Leave out \(quoted(subject.text(range))), or put it next to “contact support”.", at: range,
        in: subject))
  }

  private func code(in subject: Subject) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    for index in tokens.indices where tokens[index].kind != .neutral {
      let range = tokens[index].range
      if isHexadecimal(subject, range) || Self.words.contains(where: { isWhole($0, subject, range) }) {
        return range
      }
      guard index + 1 < tokens.count, Self.heads.contains(where: { isWhole($0, subject, range) }) else {
        continue
      }
      let next = tokens[index + 1]
      let gap = range.upperBound..<next.range.lowerBound
      let isClose = gap.count <= 2 && subject.bytes[gap].allSatisfy { " -#:(".utf8.contains($0) }
      if isClose, next.kind == .figure, 3...6 ~= next.range.count {
        let isInBrackets = subject.bytes[gap].contains(UInt8(ascii: "("))
        return isInBrackets ? next.range : range.lowerBound..<next.range.upperBound
      }
    }
    return nil
  }

  /// "0x8007", and names of Apple's error domains.
  private func isHexadecimal(_ subject: Subject, _ range: Range<Int>) -> Bool {
    if range.count > 2, subject.holds("0x", at: range.lowerBound) { return true }
    let text = subject.bytes[range]
    return text.starts(with: "NS".utf8) && range.count > 7 && text.suffix(5).elementsEqual("Error".utf8)
  }

  private func isWhole(_ word: StaticString, _ subject: Subject, _ range: Range<Int>) -> Bool {
    word.utf8CodeUnitCount == range.count && subject.holds(word, at: range.lowerBound)
  }

  private func namesSupport(_ subject: Subject) -> Bool {
    subject.analysis.tokens.contains { token in
      ["support", "help", "us"].contains { isWhole($0, subject, token.range) }
    }
  }

  private static let words: [StaticString] = ["null", "nil", "errno", "nan", "stacktrace"]
  /// Words that make a figure after them a code.
  private static let heads: [StaticString] = ["http", "status", "error", "code", "errno"]
}
