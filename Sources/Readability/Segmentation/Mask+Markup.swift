extension Mask {
  /// A quotation mark: it belongs to the sentence before it, and a sentence may end or start next to it.
  static let mark = UInt8(ascii: "\"")
  private static let lineFeed: UInt8 = 0x0A
  private static let space: UInt8 = 0x20

  /// Lets tags among the neutral ranges read as what they do to sentences: "<b>" is no more than a mark, "<br>", "<p>" and
  /// the two characters "\n" or "\r" begin a new line. "&nbsp;" is a space.
  mutating func readTags(of text: Span<UInt8>, neutral: [Range<Int>]) {
    for range in neutral {
      let range = range.clamped(to: 0..<text.count)
      guard !range.isEmpty else { continue }
      switch text[range.lowerBound] {
      case UInt8(ascii: "<"):
        replace(range, by: Self.mark)
        if Self.startsLine(text, range) {
          replace(range.upperBound - 1..<range.upperBound, by: Self.lineFeed)
        }
      case UInt8(ascii: "&") where Self.isSpace(text, range): replace(range, by: Self.space)
      case UInt8(ascii: "\\") where range.count == 2 && Self.endsLine(text[range.lowerBound + 1]):
        replace(range, by: Self.mark)
        replace(range.upperBound - 1..<range.upperBound, by: Self.lineFeed)
      default: break
      }
    }
  }

  private static func endsLine(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "n") || letter == UInt8(ascii: "r")
  }

  /// Whether an entity is a space.
  private static func isSpace(_ text: Span<UInt8>, _ entity: Range<Int>) -> Bool {
    let name = entity.dropFirst().dropLast().map { text[$0] }
    return spaces.contains(name)
  }

  private static let spaces: Set<[UInt8]> = Set(
    ["nbsp", "#160", "#xA0", "#xa0", "ensp", "emsp", "thinsp"].map { Array($0.utf8) })

  /// Whether a tag is between two paragraphs, lines or items.
  private static func startsLine(_ text: Span<UInt8>, _ tag: Range<Int>) -> Bool {
    var index = tag.lowerBound + 1
    if index < tag.upperBound, text[index] == UInt8(ascii: "/") { index += 1 }
    var name: [UInt8] = []
    while index < tag.upperBound, name.count < longestName, isLetterOrDigit(text[index]) {
      name.append(text[index] | 0x20)
      index += 1
    }
    return blocks.contains(name)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Longer than any name below.
  private static let longestName = 12

  private static let blocks: Set<[UInt8]> = Set(
    [
      "address", "article", "blockquote", "br", "dd", "div", "dl", "dt", "figure", "footer", "h1", "h2", "h3",
      "h4",
      "h5", "h6", "header", "hr", "li", "ol", "p", "pre", "section", "table", "td", "th", "tr", "ul",
    ].map { Array($0.utf8) })
}
