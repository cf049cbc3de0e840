extension Document {
  /// One problem for the first U+FFFD of a file whose bytes are in order: an earlier save put it there, and nobody can tell
  /// what was in its place. A file may also talk about U+FFFD itself: then none of them is in a word.
  mutating func findLostCharacters() {
    guard problems.isEmpty, let lost = Self.lostCharacters(in: bytes.span) else { return }
    let rest =
      lost.count > 1
      ? " The same happened in \(lost.count - 1) more \(lost.count == 2 ? "place" : "places")." : ""
    problems.append(
      Problem(
        rule: "invalid-encoding",
        message: "Type the letter that “�” replaced. It was lost in an earlier save.\(rest)",
        range: lost.first..<lost.first + 3))
  }

  /// Where the first U+FFFD is, and how many there are.
  private static func lostCharacters(in text: Span<UInt8>) -> (first: Int, count: Int)? {
    var first: Int?
    var count = 0
    var isInWord = false
    var start = 0
    while let run = nonASCIIRun(in: text, from: start) {
      for index in run.dropLast(2)
      where text[index] == 0xEF && text[index + 1] == 0xBF && text[index + 2] == 0xBD {
        count += 1
        isInWord = isInWord || text.isInWord(index..<index + 3)
        if first == nil { first = index }
      }
      start = run.upperBound
    }
    return isInWord ? first.map { ($0, count) } : nil
  }
}
