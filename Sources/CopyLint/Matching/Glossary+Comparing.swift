internal import Readability

extension Glossary {
  /// Compares what follows the head of a term with what follows it in the text.
  ///
  /// - Returns: the byte after the term, its form and the last token that it covers; nil when it is not there, ends
  ///   inside a word, or holds a placeholder.
  func matchRest(
    ofRow row: Int, _ form: WordForm, in subject: Subject, head: GlossaryHead, from number: Int
  ) -> (end: Int, form: WordForm, lastToken: Int)? {
    let text = subject.bytes.span
    let terms = index.bytes.span
    var place = Int(index.rows[row].term) + Int(index.rows[row].headLength)
    let termEnd = Int(index.rows[row].term) + Int(index.rows[row].termLength)
    var end = head.end
    var form = form
    while place < termEnd {
      guard end < text.count else { return nil }
      var next = end
      let wanted = foldedScalar(of: terms, at: &place)
      let found = foldedScalar(of: text, at: &next)
      if wanted != found {
        // "directory" in "directories".
        guard place == termEnd, wanted == UInt32(UInt8(ascii: "y")), found == UInt32(UInt8(ascii: "i")) else {
          return nil
        }
        guard form == .base, isEnding("es", text, next) else { return nil }
        form = .s
        next += 2
      }
      end = next
    }
    let isElided = terms[termEnd - 1] == UInt8(ascii: "'")
    return close(end, form, isElided: isElided, in: subject, from: number)
  }

  /// Moves the end of a match over a plural ending, and checks that it is the end of a word, or the apostrophe of
  /// "afin d'ouvrir".
  private func close(
    _ end: Int, _ form: WordForm, isElided: Bool, in subject: Subject, from number: Int
  ) -> (end: Int, form: WordForm, lastToken: Int)? {
    let tokens = subject.analysis.tokens
    let text = subject.bytes.span
    var last = number
    while last + 1 < tokens.count, tokens[last + 1].range.lowerBound < end {
      last += 1
      guard tokens[last].kind != .neutral, tokens[last].sentence == tokens[number].sentence else {
        return nil
      }
    }
    let tokenEnd = tokens[last].range.upperBound
    if isElided || end >= tokenEnd || isPossessive(text, end..<tokenEnd) { return (end, form, last) }
    guard language == "en", form == .base else { return nil }
    let length = isEnding("es", text, end) ? 2 : isEnding("s", text, end) ? 1 : 0
    let plural = end + length
    guard length > 0, plural == tokenEnd || isPossessive(text, plural..<tokenEnd) else { return nil }
    return (plural, .s, last)
  }

  /// "'s" or "'".
  private func isPossessive(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    guard index < range.upperBound, foldedScalar(of: text, at: &index) == UInt32(UInt8(ascii: "'")) else {
      return false
    }
    return index == range.upperBound
      || index + 1 == range.upperBound && text[index] | 0x20 == UInt8(ascii: "s")
  }

  private func isEnding(_ ending: StaticString, _ text: Span<UInt8>, _ start: Int) -> Bool {
    ending.withUTF8Buffer { ending in
      guard start + ending.count <= text.count else { return false }
      for offset in 0..<ending.count {
        if unsafe text[start + offset] | 0x20 != ending[offset] { return false }
      }
      return true
    }
  }
}
