/// A key to press that the translation lacks, or has twice.
struct AcceleratorMismatch: TranslationRule {
  var about: RuleDescription {
    RuleDescription(
      name: "accelerator-mismatch", group: .translation, severity: .warning,
      summary: "A translation lacks the “&” before the letter to press, or has it twice.")
  }

  var when: When { .sourceSign("&") && .syntax(.qt, .dotnet) }

  func check(_ subject: Subject, against source: SourceText, into findings: inout [Finding]) {
    guard Self.count(in: source.bytes, source.neutral) == 1 else { return }
    let own = Self.count(in: subject.bytes, subject.neutral)
    guard own != 1 else { return }
    findings.append(
      finding(
        own == 0
          ? "Add “&” before a letter. The source has a key to press."
          : "Keep one “&”. Only one letter can be the key to press.",
        at: 0..<subject.bytes.count, in: subject))
  }

  private static func count(in bytes: [UInt8], _ neutral: [NeutralRange]) -> Int {
    var count = 0
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "&") else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "&") {
        index += 2
        continue
      }
      let isEntity = neutral.contains { $0.range.contains(index) }
      if !isEntity, bytes[index + 1].isASCIIAlphanumeric || bytes[index + 1] >= 0x80 { count += 1 }
      index += 1
    }
    return count
  }
}
