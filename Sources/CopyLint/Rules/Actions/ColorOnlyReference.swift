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
      let range = meaning(subject, color.number) ?? reference(subject, color.number),
      !hasSecondCue(subject, range, color.number)
    else { return }
    findings.append(
      finding(
        "Add a word or icon. \(quoted(subject.text(range))) works only by color.", at: range, in: subject))
  }

  /// "Red means an error", "the purple circle is you, the blue circle is a friend".
  private func meaning(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard color + 1 < tokens.count, isNext(color + 1, tokens) else { return nil }
    let isName = tokens[color].traits.contains(.capitalized) && !tokens[color].traits.contains(.sentenceStart)
    if subject.isClauseStart(color), !isName, means(subject, color + 1) {
      return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
    }
    guard !tokens[color].traits.contains(.capitalized), subject.isWord(tokens[color + 1], in: .controlNouns),
      color + 2 < tokens.count, isNext(color + 2, tokens),
      ["is", "are", "means", "indicates"].contains(word(subject, color + 2)),
      // One color tells nothing apart.
      tokens[max(0, color - 40)..<min(tokens.count, color + 40)].contains(where: {
        subject.isWord($0, in: .colors)
          && subject.foldedText($0.range) != subject.foldedText(tokens[color].range)
      })
    else { return nil }
    return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
  }

  /// Whether a verb says what a color is for; "red marks" may be marks that are red.
  private func means(_ subject: Subject, _ verb: Int) -> Bool {
    switch word(subject, verb) {
    case "means", "indicates": true
    case "marks":
      verb + 1 < subject.analysis.tokens.count
        && subject.isWord(subject.analysis.tokens[verb + 1], in: .articles)
    default: false
    }
  }

  /// "tap the red button", "shown in red", "moves into green", "in the green area".
  private func reference(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard color > 0, !tokens[color].traits.contains(.capitalized) else { return nil }
    if color + 1 < tokens.count, subject.isWord(tokens[color + 1], in: .controlNouns),
      // "The green dot" as the whole text, else "tap the green dot".
      tokens.count == 3 || tokens[..<color].contains(where: { subject.isWord($0, in: .instructionVerbs) }),
      isNext(color + 1, tokens)
    {
      return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
    }
    guard color > 1 else { return nil }
    let before = word(subject, color - 2)
    switch word(subject, color - 1) {
    case "in" where subject.isWord(tokens[color - 2], in: .shownVerbs),
      "into" where before == "move" || before == "moves":
      return tokens[color - 2].range.lowerBound..<tokens[color].range.upperBound
    case "the"
    where ["in", "into", "inside"].contains(before) && color + 1 < tokens.count
      && ["area", "part", "range"].contains(word(subject, color + 1)):
      return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
    default: return nil
    }
  }

  private func isNext(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].range.lowerBound == tokens[index - 1].range.upperBound + 1
  }

  /// In small letters; empty for a capital inside a sentence, which makes a title or a name.
  private func word(_ subject: Subject, _ index: Int) -> String {
    let token = subject.analysis.tokens[index]
    return token.traits.contains(.capitalized) ? "" : subject.foldedText(token.range)
  }

  /// A cue may be in any sentence; a name in quotation marks helps in its own only.
  private func hasSecondCue(_ subject: Subject, _ range: Range<Int>, _ color: Int) -> Bool {
    let sentence = sentence(around: color, subject.analysis.tokens)
    if subject.bytes[sentence].contains(UInt8(ascii: "\"")) || subject.text(sentence).contains("“") {
      return true
    }
    return subject.analysis.tokens.contains { token in
      !token.range.overlaps(range) && subject.isWord(token, in: .secondCues)
    }
  }

  private func sentence(around index: Int, _ tokens: [Token]) -> Range<Int> {
    var first = index
    while first > 0, !tokens[first].traits.contains(.sentenceStart) { first -= 1 }
    var last = index
    while last + 1 < tokens.count, !tokens[last + 1].traits.contains(.sentenceStart) { last += 1 }
    // With the quotation mark that the sentence may begin with.
    return max(0, tokens[first].range.lowerBound - 3)..<tokens[last].range.upperBound
  }
}
