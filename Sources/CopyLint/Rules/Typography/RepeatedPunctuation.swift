/// Two marks where one says it.
struct RepeatedPunctuation: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "repeated-punctuation", group: .typography, severity: .note, isFixable: true,
      summary: "A mark appears twice in a row, such as “!!” or “??”.")
  }

  var when: When { .each(.run(of: "!?,", atLeast: 2)) && .reads(.key) }

  func check(_ marks: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let bytes = subject.bytes
    guard isInProse(marks.range, of: bytes), !subject.isNeutral(marks.range),
      // What customers wrote stays as they wrote it.
      !subject.entry.isNamedLike(["review", "testimonial", "quote"])
    else { return }
    let mark =
      bytes[marks.range].contains(UInt8(ascii: "?")) ? "?" : String(subject.text(marks.range).prefix(1))
    // “Quit Yahoo!?” has a name in it, and “What!?” is a tone that some writers want.
    let isMixed = marks.range.count == 2 && bytes[marks.range.lowerBound] != bytes[marks.range.lowerBound + 1]
    findings.append(
      finding(
        "Use one “\(mark)”. More than one sounds like shouting.", at: marks.range, in: subject,
        replacement: mark, applicability: isMixed ? .unsafe : .safe))
  }

  /// A letter or a bracket before, a space or the end after: not "!=", "a ?? b" or ",,".
  private func isInProse(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    let before = bytes.span.byte(range.lowerBound - 1)
    let after = bytes.span.byte(range.upperBound)
    let isAfterText = before.isASCIIAlphanumeric || before >= 0x80 || ")\"'".utf8.contains(before)
    return isAfterText && (after <= 0x20 || ")\"'<".utf8.contains(after) || after >= 0x80)
      && Set(bytes[range].map { $0 == UInt8(ascii: ",") }).count == 1
  }
}
