/// Three dots or more where the one character “…” belongs.
struct ASCIIEllipsis: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "ascii-ellipsis", group: .typography, severity: .note, isFixable: true,
      summary: "Three dots in a row where the “…” character belongs.")
  }

  var when: When { .each(.run(of: ".", atLeast: 3)) }

  func check(_ dots: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    guard isInProse(dots.range, of: subject.bytes), !subject.isNeutral(dots.range),
      !repeatsArgument(dots.range.lowerBound, in: subject)
    else { return }
    findings.append(
      finding(
        "Use “…” instead of three dots. It is one character and reads as a pause.", at: dots.range,
        in: subject, replacement: "…", applicability: .safe))
  }

  /// "<file>..." of the usage text of a command, but not "<b>Wait</b>...".
  private func repeatsArgument(_ start: Int, in subject: Subject) -> Bool {
    start > 0 && subject.bytes[start - 1] == UInt8(ascii: ">") && !subject.isNeutral(start - 1..<start)
  }

  /// False for ranges ("1...5"), paths ("../a"), rest arguments ("[...path]", "[file ...]"), digits to come ("\u....", "sk-...")
  /// and values in a sample of code (`{"name": "..."}`).
  private func isInProse(_ dots: Range<Int>, of bytes: [UInt8]) -> Bool {
    let before = bytes.span.byte(dots.lowerBound - 1)
    let after = bytes.span.byte(dots.upperBound)
    if before.isASCIIDigit, after.isASCIIDigit { return false }
    if before == UInt8(ascii: "\""), after == before { return false }
    let isCode = "/\\[{-_=".utf8
    let isCodeAfter = [UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "]")].contains(after)
    let isEscape = dots.lowerBound > 1 && bytes[dots.lowerBound - 2] == UInt8(ascii: "\\")
    return !isCode.contains(before) && !isCodeAfter && !isEscape
  }
}
