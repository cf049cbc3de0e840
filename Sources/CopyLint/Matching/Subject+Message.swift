internal import Readability

extension Subject {
  /// Whether a text says more than that something failed: what it was, or what to do next.
  ///
  /// "Unknown error (0x80)", "An unexpected error occurred. Please try again."
  func saysMore(behind hit: Glossary.Hit) -> Bool {
    var index = hit.range.upperBound
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    if index < bytes.count, Self.opensDetail(bytes[index]) { return true }
    let behind = analysis.tokens.indices.dropFirst(hit.tokens.upperBound + 1)
    for number in behind.prefix(Self.reach) {
      let token = analysis.tokens[number]
      if token.kind == .neutral, token.sentence == analysis.tokens[hit.tokens.upperBound].sentence {
        return true
      }
      if isWord(token, in: .nextStepVerbs) || phraseBegins(at: number, in: .nextStepPhrases) { return true }
    }
    return false
  }

  /// Tokens, which is more than a message has behind its first words.
  private static let reach = 100

  private static func opensDetail(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }
}
