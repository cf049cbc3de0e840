internal import Readability

/// Something that is known only by its color.
struct ColorOnlyReference: Rule {
  var about: RuleDescription {
    RuleDescription(
      name: "color-only-reference", group: .actions, severity: .warning,
      summary: "Something can be told apart only by its color.")
  }

  var when: When { .each(.word(in: .colors)) && .reads([.key, .comment]) }

  func check(_ color: Occurrence, of subject: Subject, into findings: inout [Finding]) {
    // Once per string is enough.
    guard findings.last?.rule != about.name, let range = place(subject, color.number),
      !hasSecondCue(subject, range, color.number)
    else { return }
    let advice = subject.entry.role.isSpoken ? "Say what it means in words." : "Add a word or icon."
    findings.append(
      finding(
        "\(advice) \(quoted(subject.text(range))) works only for people who see the color.",
        at: range, in: subject,
        // In running text, it often describes a picture next to it, and readers leave it.
        severity: subject.entry.role.isSpoken ? nil : .note))
  }

  private func place(_ subject: Subject, _ color: Int) -> Range<Int>? {
    if let name = ColorName(subject, color) { return name.range }
    if let state = ColorState.spoken(subject, color) { return state }
    guard subject.analysis.tokens.count >= 3 else { return nil }
    if let legend = ColorLegend(subject, color) { return legend.range }
    return meaning(subject, color) ?? reference(subject, color) ?? ColorState(subject, color)?.range
  }

  /// "Red means an error", "the purple circle is you, the blue circle is a friend".
  private func meaning(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard color + 1 < tokens.count, subject.isNext(color + 1) else { return nil }
    let isName = tokens[color].traits.contains(.capitalized) && !tokens[color].traits.contains(.sentenceStart)
    if subject.isClauseStart(color), !isName, means(subject, color + 1) {
      return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
    }
    guard !isName, color + 2 < tokens.count, subject.isNext(color + 2) else { return nil }
    let noun = tokens[color + 1]
    let range = tokens[color].range.lowerBound..<noun.range.upperBound
    let verb = subject.smallWord(color + 2)
    // "Blue pins can be collected"
    if verb == "can", color == 0, Self.signs.contains(subject.smallWord(color + 1)),
      color + 3 < tokens.count, subject.smallWord(color + 3) == "be"
    {
      return range
    }
    // "Red pins are visited."
    if verb == "are", color == 0, Self.signs.contains(subject.smallWord(color + 1)) { return range }
    let isControl = subject.isWord(noun, in: .controlNouns)
    // "A red dot means that we record."
    if isControl || ColorName.isMark(subject.smallWord(color + 1)), verb == "means" || verb == "indicates" {
      return range
    }
    guard ["is", "are", "means", "indicates"].contains(verb) else { return nil }
    let isFirst = tokens[color].traits.contains(.capitalized)
    return isControl && !isFirst && hasOtherColor(subject, color) || contrasts(subject, color) ? range : nil
  }

  /// One color tells nothing apart.
  private func hasOtherColor(_ subject: Subject, _ color: Int) -> Bool {
    let tokens = subject.analysis.tokens
    let own = subject.foldedText(tokens[color].range)
    return tokens[nearby(color, tokens)].contains {
      subject.isWord($0, in: .colors) && subject.foldedText($0.range) != own
    }
  }

  /// "Green pins are collected, blue pins are near": the same thing in another color.
  private func contrasts(_ subject: Subject, _ color: Int) -> Bool {
    let tokens = subject.analysis.tokens
    let own = subject.foldedText(tokens[color].range)
    let noun = subject.foldedText(tokens[color + 1].range)
    for other in color + 2..<min(tokens.count, color + 40) where other + 2 < tokens.count {
      let word = tokens[other]
      if subject.isWord(word, in: .colors), subject.foldedText(word.range) != own,
        [noun, "ones"].contains(subject.foldedText(tokens[other + 1].range)),
        ["is", "are", "means", "mean"].contains(subject.smallWord(other + 2))
      {
        return true
      }
    }
    return false
  }

  /// Whether a verb says what a color is for; "red marks" may be marks that are red.
  private func means(_ subject: Subject, _ verb: Int) -> Bool {
    switch subject.smallWord(verb) {
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
    if color + 1 < tokens.count,
      subject.isWord(tokens[color + 1], in: .controlNouns)
        || Self.borders.contains(subject.smallWord(color + 1)) && tokens.count > 3
        || Self.signs.contains(subject.smallWord(color + 1)) && tokens.count > 3,
      // "The green dot" as the whole text, else "tap the green dot".
      tokens.count == 3
        || tokens[nearby(color, tokens).lowerBound..<color].contains(where: {
          subject.isWord($0, in: .instructionVerbs) || Self.verbs.contains(subject.foldedText($0.range))
        }),
      subject.isNext(color + 1), !Self.sizes.contains(subject.smallWord(color - 1))
    {
      return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
    }
    // "Games marked red are sold out."
    if Self.marked.contains(subject.smallWord(color - 1)), subject.isNext(color), color + 1 < tokens.count {
      return tokens[color - 1].range.lowerBound..<tokens[color].range.upperBound
    }
    guard color > 1 else { return nil }
    let before = subject.smallWord(color - 2)
    switch subject.smallWord(color - 1) {
    case "in" where subject.isWord(tokens[color - 2], in: .shownVerbs),
      "into" where before == "move" || before == "moves":
      return tokens[color - 2].range.lowerBound..<tokens[color].range.upperBound
    case "the"
    where ["in", "into", "inside"].contains(before) && color + 1 < tokens.count
      && ["area", "part", "range"].contains(subject.smallWord(color + 1)):
      return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
    default: return nil
    }
  }

  private static let marked = ["marked", "colored", "coloured", "flagged", "highlighted", "outlined"]
  /// What a map or a list has for its color.
  private static let signs = ["pin", "pins"]
  /// What to do with a thing of a color, besides the verbs of instructions.
  private static let verbs = ["fill", "fix", "go"]
  /// What a field or a row may have around it. A check mark is told by its shape.
  private static let borders = ["border", "borders", "outline", "outlines"]
  /// “The little red dot” is known by its size, too.
  private static let sizes = ["big", "large", "little", "small", "tiny"]

  /// A cue may be in any sentence; a name in quotation marks helps in its own only.
  private func hasSecondCue(_ subject: Subject, _ range: Range<Int>, _ color: Int) -> Bool {
    let sentence = sentence(around: color, subject.analysis.tokens)
    if subject.bytes[sentence].contains(UInt8(ascii: "\"")) || subject.text(sentence).contains("“") {
      return true
    }
    return subject.analysis.tokens[nearby(color, subject.analysis.tokens)].contains { token in
      !token.range.overlaps(range) && subject.isWord(token, in: .secondCues)
    }
  }

  /// The tokens around a color that are looked at: a long text may be full of colors.
  private func nearby(_ color: Int, _ tokens: [Token]) -> Range<Int> {
    max(0, color - 40)..<min(tokens.count, color + 40)
  }

  private func sentence(around index: Int, _ tokens: [Token]) -> Range<Int> {
    let nearby = nearby(index, tokens)
    var first = index
    while first > nearby.lowerBound, !tokens[first].traits.contains(.sentenceStart) { first -= 1 }
    var last = index
    while last + 1 < nearby.upperBound, !tokens[last + 1].traits.contains(.sentenceStart) { last += 1 }
    // With the quotation mark that the sentence may begin with.
    return max(0, tokens[first].range.lowerBound - 3)..<tokens[last].range.upperBound
  }
}
