/// Two marks where one says it.
struct RepeatedPunctuation: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "repeated-punctuation", group: .typography, severity: .warning, isFixable: true,
      summary: "A mark stands twice, such as “!!” or “??”.")
  }

  var needs: SubjectFacts { .marks }

  func check(_ subject: Subject, into findings: inout [Finding]) {
    let bytes = subject.bytes
    var start = 0
    while start + 1 < bytes.count {
      guard isMark(bytes[start]), isMark(bytes[start + 1]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, isMark(bytes[end]) { end += 1 }
      let range = start..<end
      if isInProse(range, of: bytes), !subject.isNeutral(range) {
        let mark = bytes[range].contains(UInt8(ascii: "?")) ? "?" : subject.text(start..<start + 1)
        findings.append(
          finding(
            "Use one “\(mark)”. More of them only shout.", at: range, in: subject, replacement: mark,
            applicability: .safe))
      }
      start = end
    }
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ",")
  }

  /// A letter or a bracket before, a space or the end after: not "!=", "a ?? b" or ",,".
  private func isInProse(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : 0x20
    let isAfterText = before.isASCIIAlphanumeric || before >= 0x80 || ")\"'".utf8.contains(before)
    return isAfterText && (after <= 0x20 || ")\"'<".utf8.contains(after) || after >= 0x80)
      && Set(bytes[range].map { $0 == UInt8(ascii: ",") }).count == 1
  }
}
