internal import Readability

extension Subject {
  /// Whether the text begins with a command: "Open", "Display the list", but not "Display settings".
  func beginsWithCommand() -> Bool {
    guard let first = analysis.tokens.first, first.range.lowerBound == trimmedRange.lowerBound else {
      return false
    }
    if isWord(first, in: .commandVerbs) { return true }
    return isWord(first, in: .commandNouns) && analysis.tokens.count > 1
      && isWord(analysis.tokens[1], in: .commandObjects)
  }

  /// Whether `word` can be a command, even if it can be something else, too.
  func isCommand(_ word: String) -> Bool {
    lists.contains(word.utf8.span, in: .commandVerbs) || lists.contains(word.utf8.span, in: .commandNouns)
  }

  /// The longest phrase of a list that begins at a token, its words a space apart: UTF-8 offsets.
  func phrase(at index: Int, in list: WordLists.Name) -> Range<Int>? {
    let tokens = analysis.tokens
    guard index < tokens.count else { return nil }
    let start = tokens[index].range.lowerBound
    guard lists.mayBegin(with: bytes[start], in: list) else { return nil }
    var found: Range<Int>?
    for last in index..<min(tokens.count, index + lists.longest) {
      guard tokens[last].kind == .word else { break }
      if last > index, tokens[last].range.lowerBound != tokens[last - 1].range.upperBound + 1 { break }
      let range = start..<tokens[last].range.upperBound
      if lists.contains(bytes.span.extracting(range), in: list) { found = range }
    }
    return found
  }

  /// The longest phrase of a list that the text begins with.
  func opening(in list: WordLists.Name) -> Range<Int>? {
    guard let range = phrase(at: 0, in: list), range.lowerBound == trimmedRange.lowerBound else { return nil }
    return range
  }
}
