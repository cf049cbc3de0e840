internal import Readability

extension Subject {
  /// What to write instead of a long word; empty if it is the right name of something.
  ///
  /// - Returns: nil when it is unknown, and where its sentence says it already: “permanently deleted: this is irreversible”.
  func plainerWord(for token: Token) -> String? {
    guard let plainer = PlainerWords.word(for: bytes.span.extracting(token.range)) else { return nil }
    return says(plainer, besides: token) ? nil : plainer
  }

  /// Whether another word of the sentence begins with these letters.
  private func says(_ word: String, besides token: Token) -> Bool {
    // Shorter ones begin words that mean something else, as “plan” does.
    let fewestLetters = 6
    guard word.utf8.count >= fewestLetters, !word.utf8.contains(0x20) else { return false }
    return analysis.tokens.contains { other in
      other.sentence == token.sentence && other.range != token.range
        && foldedText(other.range).hasPrefix(word)
    }
  }
}
