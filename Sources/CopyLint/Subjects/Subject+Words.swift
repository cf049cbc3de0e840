internal import Readability

extension Subject {
  /// Whether the word of a token is in a list.
  func isWord(_ token: Token, in list: WordLists.Name) -> Bool {
    token.kind == .word && lists.contains(bytes.span.extracting(token.range), in: list)
  }

  /// Whether the text at `range` is in a list that is the same in every language.
  func isCommon(_ range: Range<Int>, in list: WordLists.Name) -> Bool {
    WordLists.common.contains(bytes.span.extracting(range), in: list)
  }

  /// Whether a phrase of a list begins at a token, its words a space apart.
  func phraseBegins(at index: Int, in list: WordLists.Name) -> Bool {
    let tokens = analysis.tokens
    let start = tokens[index].range.lowerBound
    guard lists.mayBegin(with: bytes[start], in: list) else { return false }
    let text = bytes.span
    var hash = WordHash()
    var end = start
    for last in index..<min(index + lists.longest, tokens.count) {
      let range = tokens[last].range
      guard tokens[last].kind == .word, last == index || range.lowerBound == end + 1 else { return false }
      // The words before it are in the hash.
      while end < range.upperBound { hash.add(foldedScalar(of: text, at: &end)) }
      if lists.mayEnd(with: text[end - 1], in: list), lists.contains(hash: hash.value, in: list) {
        return true
      }
    }
    return false
  }

  /// Whether the text is for people who read a log or a page's code.
  var isDiagnostic: Bool {
    analysis.tokens.indices.contains { phraseBegins(at: $0, in: .diagnosticWords) }
  }

  /// Whether a clause may begin at a token: the text does, or there is punctuation before it.
  func isClauseStart(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let tokens = analysis.tokens
    if tokens[index].traits.contains(.sentenceStart) { return true }
    for byte in bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
    where byte != 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'") {
      return true
    }
    return false
  }

  /// Whether the whole text, ignoring white space at its end, ends in a byte.
  func ends(in byte: UInt8) -> Bool {
    let whole = trimmedRange
    return !whole.isEmpty && bytes[whole.upperBound - 1] == byte
  }
}

extension Role {
  /// Whether the string says that something went wrong.
  var isError: Bool { self == .error || self == .errorTitle }
}
