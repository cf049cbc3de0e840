internal import Readability

/// A control that is known only by its place, shape or size.
struct SensoryOnlyReference: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "sensory-only-reference", group: .actions, severity: .warning,
      summary: "A control is named only by its place, shape or size.")
  }

  var when: When { .each(.word(in: .instructionVerbs)) && .word(in: .controlNouns) && .word(in: .senseWords) }

  func check(_ verb: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    // Once per string is enough.
    guard subject.analysis.tokens.count >= 4, findings.last?.rule != about.name,
      subject.isClauseStart(verb.number), let range = reference(subject, after: verb.number)
    else { return }
    findings.append(
      finding(
        "Name the control. \(quoted(subject.text(range))) works only by sight.", at: range, in: subject))
  }

  /// "the button on the right", "the round button": a noun without a name, and a word of sense close to it.
  private func reference(_ subject: Subject, after verb: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    var noun: Int?
    var sense: Int?
    for index in (verb + 1)..<min(tokens.count, verb + 9) {
      if tokens[index].traits.contains(.sentenceStart) { break }
      // "Tap Next", "the “More” button", "the %@ button": it has a name.
      if tokens[index].kind != .word || tokens[index].traits.contains(.capitalized)
        || isQuoted(subject, tokens[index])
      {
        return nil
      }
      if noun == nil, subject.isWord(tokens[index], in: .controlNouns) { noun = index }
      if sense == nil, subject.isWord(tokens[index], in: .senseWords) { sense = index }
    }
    guard let noun, let sense, abs(noun - sense) <= 4 else { return nil }
    // "the menu bar button": what is between the article and the noun names it.
    guard subject.isWord(tokens[min(noun, sense) - 1], in: .articles) else { return nil }
    return tokens[min(noun, sense)].range.lowerBound..<tokens[max(noun, sense)].range.upperBound
  }

  private func isQuoted(_ subject: Subject, _ token: Token) -> Bool {
    guard token.range.lowerBound > 0 else { return false }
    let before = subject.bytes[token.range.lowerBound - 1]
    return before == UInt8(ascii: "\"") || before == UInt8(ascii: "'") || before >= 0x80
  }
}
