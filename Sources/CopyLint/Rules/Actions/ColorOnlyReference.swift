internal import Readability

/// Something that is known only by its color.
struct ColorOnlyReference: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "color-only-reference", group: .actions, severity: .warning,
      summary: "Something is told apart by its color alone.")
  }

  var when: When { .each(.word(in: .colors)) }

  func check(_ color: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    let tokens = subject.analysis.tokens
    // Once per string is enough.
    guard tokens.count >= 3, findings.last?.rule != about.name,
      !tokens[color.number].traits.contains(.capitalized), let range = reference(subject, color.number),
      !hasSecondCue(subject, range)
    else { return }
    findings.append(
      finding(
        "Add a word or icon. \(quoted(subject.text(range))) works only by color.", at: range, in: subject))
  }

  /// "tap the red button", "shown in red".
  private func reference(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    if color + 1 < tokens.count, subject.isWord(tokens[color + 1], in: .controlNouns), color > 0,
      // "The green dot" as the whole text, else "tap the green dot".
      tokens.count == 3 || tokens[..<color].contains(where: { subject.isWord($0, in: .instructionVerbs) }),
      tokens[color + 1].range.lowerBound == tokens[color].range.upperBound + 1
    {
      return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
    }
    guard color > 1, subject.text(tokens[color - 1].range).lowercased() == "in",
      subject.isWord(tokens[color - 2], in: .shownVerbs)
    else { return nil }
    return tokens[color - 2].range.lowerBound..<tokens[color].range.upperBound
  }

  private func hasSecondCue(_ subject: Subject, _ range: Range<Int>) -> Bool {
    if subject.bytes.contains(UInt8(ascii: "\"")) || subject.text(0..<subject.bytes.count).contains("“") {
      return true
    }
    return subject.analysis.tokens.contains { token in
      !token.range.overlaps(range) && subject.isWord(token, in: .secondCues)
    }
  }
}
