internal import Readability

extension Subject {
  /// “partition” of “partitions”: whoever knows the one knows the other.
  func singular(_ word: Range<Int>) -> Range<Int> {
    let isPlural = word.count > 4 && bytes[word.upperBound - 1] | 0x20 == UInt8(ascii: "s")
    return isPlural ? word.lowerBound..<word.upperBound - 1 : word
  }

  /// A hard word that a writer can do without: it is not code, nor the right name of something.
  func isStumblingWord(_ token: Token) -> Bool {
    isHardWord(token) && !isCode(token) && !isQuotedName(token) && !isNameOfThing(token)
  }

  /// - Parameter explained: `explainedAbbreviations`.
  func isStumblingAbbreviation(_ token: Token, explained: WordSet) -> Bool {
    isUnknownAbbreviation(token) && isWorthExplaining(token)
      && !explained.contains(bytes.span.extracting(token.range))
  }

  /// Words that are written the way programs need them: "mockUrl", "config.yaml", "keepassxc-proxy".
  private func isCode(_ token: Token) -> Bool {
    if !token.traits.isDisjoint(with: [.camelCase, .digit, .hyphenated]) { return true }
    for index in token.range where bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "_") {
      return true
    }
    return false
  }

  /// The word, with what is next to it between quotation marks and has no space: 'openai,ollama'.
  private func quoted(_ token: Token) -> (start: Int, end: Int) {
    let text = bytes.span
    func goesOn(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte == UInt8(ascii: ",") }
    var (start, end) = (token.range.lowerBound, token.range.upperBound)
    // A text may be one such row.
    let (first, last) = (start - Self.longestQuoted, end + Self.longestQuoted)
    while start > first, goesOn(text.byte(start - 1)) { start -= 1 }
    while end < last, goesOn(text.byte(end)) { end += 1 }
    return (start, end)
  }

  /// UTF-8 bytes on each side of a word.
  private static let longestQuoted = 64

  /// “thinmathspace”: a word between quotation marks that is in no dictionary is the name of something.
  private func isQuotedName(_ token: Token) -> Bool {
    guard let common = Self.common, !common.contains(bytes.span.extracting(token.range)) else { return false }
    let text = bytes.span
    let (before, after) = quoted(token)
    return text.holds("“", at: before - 3) && text.holds("”", at: after)
      || text.holds("‘", at: before - 3) && text.holds("’", at: after)
      || text.byte(before - 1) == text.byte(after)
        && (text.byte(after) == UInt8(ascii: "\"") || text.byte(after) == UInt8(ascii: "'"))
  }
}
