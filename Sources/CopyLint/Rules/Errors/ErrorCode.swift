internal import Readability

/// A code or a name from the program in an error message.
struct ErrorCode: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "error-code", group: .errors, severity: .note,
      summary: "An error message shows a code that means nothing to people.")
  }

  var when: When { .role(in: .errors.union([.alertMessage, .toast, .announcement])) }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let namesSupport = subject.analysis.tokens.contains { subject.isCommon($0.range, in: .supportWords) }
    guard !namesSupport, let range = code(in: subject) else { return }
    findings.append(
      finding(
        "Leave out \(quoted(subject.text(range))), or put it next to “contact support”.", at: range,
        in: subject))
  }

  private func code(in subject: Subject) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    for index in tokens.indices where tokens[index].kind != .neutral {
      let range = tokens[index].range
      if isName(subject, range) { return range }
      if isDomain(subject, range) { return range.lowerBound..<endOfCode(after: index, in: subject) }
      // “INF or NAN” are values that people type.
      if isHexadecimal(subject, range)
        || subject.isCommon(range, in: .codeWords) && !subject.bytes[range].allSatisfy(\.isASCIICapital)
      {
        return range
      }
      guard index + 1 < tokens.count, subject.isCommon(range, in: .codeHeads) else { continue }
      let next = tokens[index + 1]
      let gap = range.upperBound..<next.range.lowerBound
      let isClose = gap.count <= 2 && subject.bytes[gap].allSatisfy { " -#:(".utf8.contains($0) }
      if isClose, next.kind == .figure, 3...6 ~= next.range.count {
        let isInBrackets = subject.bytes[gap].contains(UInt8(ascii: "("))
        if isInBrackets, isStatusAtEnd(next.range, of: subject) { return nil }
        return isInBrackets ? next.range : range.lowerBound..<next.range.upperBound
      }
    }
    return nil
  }

  /// “Internal server error (500)”: the words say it all, and the HTTP status is out of the way.
  private func isStatusAtEnd(_ figure: Range<Int>, of subject: Subject) -> Bool {
    let first = subject.bytes[figure.lowerBound]
    guard figure.count == 3, first == UInt8(ascii: "4") || first == UInt8(ascii: "5") else { return false }
    let rest = subject.bytes[figure.upperBound..<subject.trimmedRange.upperBound]
    return rest.elementsEqual(")".utf8) || rest.elementsEqual(").".utf8)
  }

  /// "GEOFENCE_403" as the whole message, or after “Error:”.
  private func isName(_ subject: Subject, _ range: Range<Int>) -> Bool {
    let bytes = subject.bytes[range]
    let before = subject.foldedText(subject.trimmedRange.lowerBound..<range.lowerBound)
    return range.upperBound == subject.trimmedRange.upperBound && ["", "error: ", "error "].contains(before)
      && bytes.contains(UInt8(ascii: "_")) && bytes.contains(where: \.isASCIIDigit)
      && bytes.allSatisfy { $0.isASCIICapital || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }

  /// "0x8007"
  private func isHexadecimal(_ subject: Subject, _ range: Range<Int>) -> Bool {
    range.count > 2 && subject.holds("0x", at: range.lowerBound)
  }

  /// Names of Apple's error domains: "NSCocoaErrorDomain", "AVError", "kAFAssistantErrorDomain".
  private func isDomain(_ subject: Subject, _ range: Range<Int>) -> Bool {
    guard 7...40 ~= range.count, subject.bytes[range].allSatisfy(\.isASCIILetter) else { return false }
    let name = subject.text(range)
    let letters = name.hasPrefix("k") ? name.dropFirst() : name[...]
    return letters.utf8.prefix(while: \.isASCIICapital).count > 1
      && (name.hasSuffix("Error") || name.hasSuffix("ErrorDomain"))
  }

  /// The end of "AVError -11800" and "kAFAssistantErrorDomain error 1110".
  private func endOfCode(after index: Int, in subject: Subject) -> Int {
    let tokens = subject.analysis.tokens
    var next = index + 1
    if next < tokens.count, ["code", "error"].contains(subject.foldedText(tokens[next].range)) { next += 1 }
    guard next < tokens.count, tokens[next].kind == .figure,
      tokens[next].range.lowerBound - tokens[next - 1].range.upperBound <= 2
    else { return tokens[index].range.upperBound }
    return tokens[next].range.upperBound
  }
}
