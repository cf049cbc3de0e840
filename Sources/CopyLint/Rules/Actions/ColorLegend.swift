internal import Readability

/// A legend of colors: "Orange line: driving, purple line: flying".
struct ColorLegend {
  /// UTF-8 offsets of the first color and its noun.
  let range: Range<Int>

  /// nil when only one color is explained, or when they have numbers: "Red: 255, green: 0".
  init?(_ subject: borrowing Subject, _ color: Int) {
    let tokens = subject.analysis.tokens
    guard subject.entry.language == "en", let range = Self.sign(of: color, in: subject) else { return nil }
    let own = subject.foldedText(tokens[color].range)
    let other = (color + 2..<min(tokens.count, color + 16)).first { index in
      index < tokens.count && subject.isWord(tokens[index], in: .colors)
        && subject.foldedText(tokens[index].range) != own && Self.sign(of: index, in: subject) != nil
    }
    guard other != nil else { return nil }
    self.range = range
  }

  /// A color, with or without a noun, before a colon or an equals sign that words follow.
  private static func sign(of color: Int, in subject: Subject) -> Range<Int>? {
    let tokens = subject.analysis.tokens
    for last in color...color + 1 where last + 1 < tokens.count {
      let end = tokens[last].range.upperBound
      let between = subject.text(end..<tokens[last + 1].range.lowerBound)
      if [": ", " = ", "="].contains(between), tokens[last + 1].kind == .word {
        return tokens[color].range.lowerBound..<end
      }
      guard between == " " else { return nil }
    }
    return nil
  }
}
