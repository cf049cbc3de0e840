extension Document {
  /// The first of the marks that Git leaves in a file that it could not merge; nil unless all three are there, each at the start
  /// of a line.
  var mergeMarks: Problem? {
    let text = bytes.span
    guard let ours = Self.line("<<<<<<< ", in: text, from: textStart),
      let middle = Self.middle(in: text, from: ours), Self.line(">>>>>>> ", in: text, from: middle) != nil
    else { return nil }
    return Problem(
      rule: "syntax-error", message: "Finish the merge in this file. Git left its marks here.",
      range: ours..<ours + 7)
  }

  /// The line of seven signs; one with more is a heading.
  private static func middle(in text: Span<UInt8>, from start: Int) -> Int? {
    var at = start
    while let found = line("=======", in: text, from: at) {
      if text.byte(found + 7) <= 0x0D { return found }
      at = found + 1
    }
    return nil
  }

  /// Where a line begins with these signs, at `start` or later.
  private static func line(_ signs: StaticString, in text: Span<UInt8>, from start: Int) -> Int? {
    var at = start
    while let found = text.firstIndex(of: signs, from: at, before: text.count) {
      let before = found == 0 ? 0x0A : text[found - 1]
      if found == start || before == 0x0A || before == 0x0D { return found }
      at = found + 1
    }
    return nil
  }
}
