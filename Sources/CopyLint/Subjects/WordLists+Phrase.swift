extension WordLists {
  /// Where the rest of a phrase begins, after the words at its start that are in a list; a space separates the words.
  func end(ofWordsIn list: Name, of phrase: Span<UInt8>) -> Int {
    var start = 0
    while start < phrase.count {
      let end = phrase.firstIndex(of: 0x20, 0x20, from: start)
      guard contains(phrase.extracting(start..<end), in: list) else { return start }
      start = end + 1
    }
    return phrase.count
  }
}
