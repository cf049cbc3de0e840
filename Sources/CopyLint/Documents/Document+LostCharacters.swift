extension Document {
  /// One problem for the first U+FFFD of a file whose bytes are in order: an earlier save put it there, and nobody can tell
  /// what stood in its place.
  mutating func findLostCharacters() {
    guard problems.isEmpty, let lost = Self.lostCharacters(in: bytes.span) else { return }
    let rest = lost.count > 1 ? " The same happened in \(lost.count - 1) more places." : ""
    problems.append(
      Problem(
        rule: "invalid-encoding",
        message: "Type the letter again that “�” stands for. An earlier save lost it.\(rest)",
        range: lost.first..<lost.first + 3))
  }

  /// Where the first U+FFFD is, and how many there are.
  private static func lostCharacters(in text: Span<UInt8>) -> (first: Int, count: Int)? {
    var first: Int?
    var count = 0
    var index = 0
    while index + 2 < text.count {
      // Most files are ASCII for the most part.
      if index + 8 <= text.count, text.word(at: index) & ByteWord.highBits == 0 {
        index += 8
      } else if text[index] == 0xEF, text[index + 1] == 0xBF, text[index + 2] == 0xBD {
        count += 1
        if first == nil { first = index }
        index += 3
      } else {
        index += 1
      }
    }
    return first.map { ($0, count) }
  }
}
