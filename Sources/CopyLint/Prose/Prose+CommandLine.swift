internal import Readability

extension Prose {
  /// Whether all of a text is typed into a terminal, the same in any language: “rm -rf”, “docker compose up -d”, or
  /// “ENABLE_CONSOLE=true”, which sets a variable.
  ///
  /// A command line begins with a lowercase name and has an option. What has a word of sentences, as in “use it with -v”, is
  /// for people.
  static func isCommandLine(_ text: Span<UInt8>) -> Bool {
    if setsVariable(text) { return true }
    guard text.count > 3, text[0].isASCIISmall else { return false }
    var hasOption = false
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x20 { end += 1 }
      if isOption(text, start..<end) {
        hasOption = true
      } else if isOfSentence(text, start..<end, isFirst: start == 0) {
        return false
      }
      start = end + 1
    }
    return hasOption
  }

  /// `NAME=value`, without white space.
  private static func setsVariable(_ text: Span<UInt8>) -> Bool {
    var sign = 0
    while sign < text.count,
      text[sign].isASCIICapital || text[sign].isASCIIDigit || text[sign] == UInt8(ascii: "_")
    {
      sign += 1
    }
    guard sign > 1, text.byte(sign) == UInt8(ascii: "="), text[0].isASCIICapital else { return false }
    for index in text.indices where text[index].isASCIISpace { return false }
    return true
  }

  /// “-rf”, “--force”, “--depth=1”; “-video” may be a word.
  private static func isOption(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard word.count > 1, text[word.lowerBound] == UInt8(ascii: "-") else { return false }
    if text[word.lowerBound + 1] == UInt8(ascii: "-") {
      return word.count > 3 && text[word.lowerBound + 2].isASCIILetter
    }
    let letters = word.dropFirst()
    return letters.count <= 3 && letters.allSatisfy { text[$0].isASCIILetter }
  }

  private static func isOfSentence(_ text: Span<UInt8>, _ word: Range<Int>, isFirst: Bool) -> Bool {
    guard !word.isEmpty else { return true }
    if isFirst {
      for index in word
      where !text[index].isASCIISmall && !text[index].isASCIIDigit && text[index] != UInt8(ascii: "-") {
        return true
      }
    }
    for index in word where text[index] >= 0x80 { return true }
    switch text[word.upperBound - 1] {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      return true
    default: break
    }
    return WordLists.english.contains(text.extracting(word), in: .functionWords)
  }
}
