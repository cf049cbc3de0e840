internal import Readability

extension Prose {
  /// Whether a text is a list: five items or more, and two thirds of the words in items of three words at most; three
  /// items or more of three words at most, without a word such as "the" or "when"; or three codes with what they mean.
  ///
  /// Commas, semicolons, bullets, bars and line ends part the items, "and" and "or" never.
  static func isList(
    _ text: Span<UInt8>, _ tokens: Span<Token>, _ lists: WordLists, _ signs: ProseSigns
  ) -> Bool {
    var items = Items()
    var end = 0
    for index in tokens.indices {
      let token = tokens[index]
      if signs.mayHoldItems, parts(text, end..<Int(token.start)) { items.endItem() }
      end = Int(token.end)
      guard token.kind != .neutral else { continue }
      items.length += 1
    }
    items.endItem()
    if signs.mayBeCode, explainsCodes(text) { return true }
    if holdsKeywords(text, tokens, lists, words: items.words) { return true }
    if items.count >= 5, 3 * items.wordsInShort >= 2 * items.words { return true }
    guard items.count >= 3, items.wordsInShort == items.words, !lists.isEmpty(.functionWords) else {
      return false
    }
    return !holdsFunctionWord(text, tokens, lists)
  }

  /// “grid data view settings icon attribute”, the words that a search finds a page by: hardly any of them is a word such as “the”
  /// or “when”, which are four in ten of running text. The hardest texts have few of those, too, but they end as sentences do.
  private static func holdsKeywords(
    _ text: Span<UInt8>, _ tokens: Span<Token>, _ lists: WordLists, words: Int
  ) -> Bool {
    guard words >= fewestKeywords, !lists.isEmpty(.functionWords), !endsAsSentence(text, tokens) else {
      return false
    }
    var function = 0
    for index in tokens.indices where tokens[index].kind == .word {
      guard lists.contains(text.extracting(tokens[index].range), in: .functionWords) else { continue }
      function += 1
      // Running text has enough of them in its first words.
      if function * 12 > words { return false }
    }
    return true
  }

  private static let fewestKeywords = 12

  /// “0 = distance must be equal; 1 = distance must be higher; 2 = distance must be lower”
  private static func explainsCodes(_ text: Span<UInt8>) -> Bool {
    var count = 0
    for index in text.indices where text[index] == UInt8(ascii: "=") && text.holds(" = ", at: index - 1) {
      count += 1
    }
    return count >= fewestCodes
  }

  private static let fewestCodes = 3

  private static func endsAsSentence(_ text: Span<UInt8>, _ tokens: Span<Token>) -> Bool {
    guard tokens.count > 0 else { return false }
    let end = Int(tokens[tokens.count - 1].end)
    return end < text.count && [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(text[end])
  }

  private static func holdsFunctionWord(
    _ text: Span<UInt8>, _ tokens: Span<Token>, _ lists: WordLists
  ) -> Bool {
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .word, lists.contains(text.extracting(token.range), in: .functionWords) { return true }
    }
    return false
  }

  private struct Items {
    var count = 0
    var words = 0
    /// Words in items of three words at most.
    var wordsInShort = 0
    /// Words of the open item.
    var length = 0

    mutating func endItem() {
      guard length > 0 else { return }
      count += 1
      words += length
      if length <= 3 { wordsInShort += length }
      length = 0
    }
  }

  private static func parts(_ text: Span<UInt8>, _ gap: Range<Int>) -> Bool {
    var index = gap.lowerBound
    while index < gap.upperBound {
      switch text[index] {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), 0x0A, 0x0D: return true
      case 0xC2: if text.holds("·", at: index) { return true }
      case 0xE2: if text.holds("•", at: index) { return true }
      default: break
      }
      index += 1
    }
    return false
  }
}
