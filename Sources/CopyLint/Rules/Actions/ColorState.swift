internal import Readability

/// A state that a color tells: "Selected thoughts are blue.", "When the light turns red", "fields with a red border have".
struct ColorState {
  /// UTF-8 offsets of the words.
  let range: Range<Int>

  init?(_ subject: borrowing Subject, _ color: Int) {
    let tokens = subject.analysis.tokens
    guard subject.entry.language == "en", color > 0, !tokens[color].traits.contains(.capitalized) else {
      return nil
    }
    if let range = Self.predicate(subject, color) ?? Self.ones(subject, color) ?? Self.border(subject, color)
      ?? Self.group(subject, color) ?? Self.marked(subject, color)
    {
      self.range = range
    } else {
      return nil
    }
  }

  /// The color of "%@, green" and "Golden Gate Bridge, green": a state at the end of what is spoken.
  static func spoken(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    let entry = subject.entry
    guard entry.language == "en", entry.role == .accessibilityLabel || entry.role == .accessibilityValue,
      color > 0, color + 1 == tokens.count, !subject.smallWord(color).isEmpty,
      subject.trimmedRange.upperBound == tokens[color].range.upperBound,
      subject.text(tokens[color - 1].range.upperBound..<tokens[color].range.lowerBound) == ", ",
      !tokens[..<color].contains(where: { subject.isWord($0, in: .colors) }),
      !entry.mentions(ColorName.choices), !saysImage(entry)
    else { return nil }
    return tokens[color].range
  }

  /// "Your selected thoughts are the blue ones."
  private static func ones(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard color > 2, color + 2 == tokens.count, subject.isNext(color), subject.isNext(color + 1),
      subject.smallWord(color - 1) == "the", ["is", "are"].contains(subject.smallWord(color - 2)),
      ["one", "ones"].contains(subject.smallWord(color + 1)), !subject.ends(in: UInt8(ascii: "?"))
    else { return nil }
    return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
  }

  /// "are blue" at the end of a clause.
  private static func predicate(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    // "Turns green when it is saved"
    if color == 1, subject.isNext(1), color + 1 < tokens.count,
      changes.contains(subject.foldedText(tokens[0].range)), followers.contains(subject.smallWord(2))
    {
      return tokens[0].range.lowerBound..<tokens[1].range.upperBound
    }
    // "The dot is now green."
    let verb = subject.smallWord(color - 1) == "now" && color > 2 ? color - 2 : color - 1
    guard color > 1, subject.isNext(color), verbs.contains(subject.smallWord(verb)),
      color + 1 == tokens.count
        || !subject.isNext(color + 1) || followers.contains(subject.smallWord(color + 1))
    else { return nil }
    // A question asks which color it is.
    guard !subject.ends(in: UInt8(ascii: "?")) else { return nil }
    // “Stadiums you visited have a check mark and are green.”
    if subject.smallWord(verb - 1) == "and",
      tokens[..<verb].contains(where: { signs.contains(subject.foldedText($0.range)) })
    {
      return nil
    }
    return tokens[verb].range.lowerBound..<tokens[color].range.upperBound
  }

  /// "Fields with a red border have a mistake."
  private static func border(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard color > 2, color + 2 < tokens.count, subject.isWord(tokens[color - 1], in: .articles),
      subject.smallWord(color - 2) == "with", subject.isNext(color + 1), subject.isNext(color + 2),
      ColorName.isMark(subject.smallWord(color + 1)), states.contains(subject.smallWord(color + 2))
    else { return nil }
    return tokens[color].range.lowerBound..<tokens[color + 1].range.upperBound
  }

  /// "The gray days have no games": what a list or a calendar is full of.
  private static func marked(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard color == 1, tokens.count > 4, subject.foldedText(tokens[0].range) == "the", subject.isNext(2),
      subject.isNext(3), ["dates", "days", "entries", "fields", "rows"].contains(subject.smallWord(2)),
      ["are", "have"].contains(subject.smallWord(3))
    else { return nil }
    return tokens[1].range.lowerBound..<tokens[2].range.upperBound
  }

  /// "Games in red are sold out"
  private static func group(_ subject: Subject, _ color: Int) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    guard color == 2, tokens.count > 4, subject.isNext(2), subject.isNext(3),
      subject.smallWord(1) == "in", ["is", "are", "has", "have"].contains(subject.smallWord(3)),
      subject.foldedText(tokens[0].range).hasSuffix("s")
    else { return nil }
    return tokens[1].range.lowerBound..<tokens[2].range.upperBound
  }

  private static let signs = ["check", "checkmark", "mark", "tick"]
  private static let verbs = [
    "is", "are", "turn", "turns", "turned", "become", "becomes", "go", "goes", "glow", "glows", "blink",
    "blinks",
    "lights", "flashes",
  ]
  private static let changes = ["turns", "goes", "becomes", "lights", "glows", "blinks", "flashes"]
  private static let followers = ["when", "if", "while", "until", "once", "after"]
  private static let states = ["are", "is", "have", "has", "need", "needs", "mean", "means", "were", "was"]
}

extension Subject {
  /// Whether only one space is between a token and the one before it.
  func isNext(_ index: Int) -> Bool {
    analysis.tokens[index].range.lowerBound == analysis.tokens[index - 1].range.upperBound + 1
  }

  /// A word in lowercase letters; empty for a capital inside a sentence, which makes a title or a name.
  func smallWord(_ index: Int) -> String {
    let token = analysis.tokens[index]
    return token.traits.contains(.capitalized) ? "" : foldedText(token.range)
  }
}
