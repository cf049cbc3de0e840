internal import Readability

/// A control that is known only by its place, shape, size or picture.
struct SensoryOnlyReference: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "sensory-only-reference", group: .actions, severity: .note,
      summary: "A control is named only by its place, shape or size.")
  }

  var when: When { .each(.word(in: .instructionVerbs)) && .word(in: .controlNouns) }

  func check(_ verb: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    // Once per string is enough.
    guard subject.analysis.tokens.count >= 4, findings.last?.rule != about.name,
      subject.isClauseStart(verb.number), let range = reference(subject, after: verb.number)
    else { return }
    findings.append(
      finding(
        "Name the control. \(quoted(subject.text(range))) works only for people who see it.", at: range,
        in: subject))
  }

  /// "the button on the right", "the round button", "the plus icon": a noun without a name, and a word of sense close to
  /// it.
  private func reference(_ subject: Subject, after verb: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    var noun: Int?
    var sense: Int?
    var picture: Range<Int>?
    for index in (verb + 1)..<min(tokens.count, verb + 9) {
      if tokens[index].traits.contains(.sentenceStart) { break }
      // "the right arrow key" is a key on the keyboard.
      if ["key", "keys"].contains(subject.smallWord(index)), subject.smallWord(index - 1) == "arrow" {
        return nil
      }
      // "Tap Next", "the “More” button", "the %@ button": it has a name.
      if tokens[index].kind != .word || tokens[index].traits.contains(.capitalized)
        || subject.isQuoted(tokens[index].range)
      {
        return nil
      }
      if noun == nil, subject.isWord(tokens[index], in: .controlNouns) { noun = index }
      if sense == nil, subject.isWord(tokens[index], in: .senseWords) { sense = index }
      if picture == nil { picture = self.picture(subject, at: index) }
    }
    if isNamed(subject, after: verb) { return nil }
    if let picture { return picture }
    guard let noun, let sense, abs(noun - sense) <= 4 else { return nil }
    // "the menu bar button": what is between the article and the noun names it.
    guard subject.isWord(tokens[min(noun, sense) - 1], in: .articles) else { return nil }
    return tokens[min(noun, sense)].range.lowerBound..<tokens[max(noun, sense)].range.upperBound
  }

  /// "the tab at the top of the screen, entitled Data"
  private func isNamed(_ subject: Subject, after verb: Int) -> Bool {
    let tokens = subject.analysis.tokens
    for index in (verb + 1)..<min(tokens.count, verb + 14) {
      if tokens[index].traits.contains(.sentenceStart) { return false }
      if Self.naming.contains(subject.smallWord(index)) { return true }
    }
    return false
  }

  /// "the plus icon", "the plus sign button", unless its name follows: "the gear icon (Settings)".
  private func picture(_ subject: Subject, at index: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard index + 1 < tokens.count, subject.isCommon(tokens[index].range, in: .iconWords),
      subject.isWord(tokens[index - 1], in: .articles)
    else { return nil }
    var last = index + 1
    switch subject.foldedText(tokens[last].range) {
    case "icon", "symbol": break
    case "sign": if last + 1 < tokens.count, subject.isWord(tokens[last + 1], in: .controlNouns) { last += 1 }
    default: return nil
    }
    if last + 1 < tokens.count {
      let next = tokens[last + 1]
      guard !subject.isWord(next, in: .secondCues),
        !subject.bytes[tokens[last].range.upperBound..<next.range.lowerBound].contains(UInt8(ascii: "("))
      else { return nil }
    }
    return tokens[index].range.lowerBound..<tokens[last].range.upperBound
  }

  private static let naming = ["called", "entitled", "labeled", "labelled", "marked", "named", "titled"]
}
