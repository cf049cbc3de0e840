internal import Readability

/// A whole text that is a color, or a mark of a color: "Green", "Red dot", "Green checkmark".
struct ColorName {
  /// UTF-8 offsets of the words.
  let range: Range<Int>

  /// nil when the text says more, or when it names a color on purpose, as in a picker or a theme.
  init?(_ subject: borrowing Subject, _ color: Int) {
    let tokens = subject.analysis.tokens
    let entry = subject.entry
    guard tokens.count - color <= 3, color == 0 || color == 1 && subject.isWord(tokens[0], in: .articles),
      entry.language == "en", !entry.mentions(Self.choices), !saysImage(entry)
    else { return nil }
    for index in color + 1..<tokens.count where !subject.isNext(index) { return nil }
    range = tokens[color].range.lowerBound..<tokens[tokens.count - 1].range.upperBound
    guard range.upperBound == subject.trimmedRange.upperBound else { return nil }
    if color + 1 == tokens.count {
      guard color == 0, entry.role == .accessibilityLabel || entry.role == .accessibilityValue else {
        return nil
      }
    } else {
      let mark = subject.foldedText(tokens[color + 1].range.lowerBound..<range.upperBound)
      // What is on the screen may be a thing to choose: "Blue background".
      guard entry.role.isSpoken && Self.isMark(mark) || Self.isPassive(entry.role) && Self.isSign(mark) else {
        return nil
      }
    }
  }

  /// What colors are shown on.
  static func isMark(_ word: String) -> Bool { isSign(word) || marks.contains(word) }

  /// What is there for its color and nothing else.
  private static func isSign(_ word: String) -> Bool { signs.contains(word) }

  /// Whether the text is one to read, not a thing to choose.
  private static func isPassive(_ role: Role) -> Bool {
    switch role.part {
    case .unknown, .message, .body, .helpText: true
    default: false
    }
  }

  private static let signs = [
    "dot", "dots", "checkmark", "check mark", "tick", "light", "border", "exclamation mark",
    "exclamation point",
  ]
  private static let marks = [
    "background", "outline", "frame", "circle", "ring", "pin", "pins", "marker", "bar", "bubble", "highlight",
    "lights", "pixel", "led", "indicator", "heart", "hearts", "star", "stars", "triangle", "stripe",
  ]
  /// What tells that people choose a color.
  static let choices: [StaticString] = [
    "color", "colour", "theme", "palette", "picker", "tint", "wallpaper", "highlight", "accent", "swatch",
    "team", "emoji", "sticker",
  ]
}
