extension Document {
  /// Whether the first lines ask people not to edit the file, as tools write it.
  package var saysGenerated: Bool {
    let text = bytes.span.extracting(textStart..<min(textStart + Self.longestHead, bytes.count))
    var at = 0
    // Few other words have these letters side by side.
    while case let pair = text.firstIndex(ofLetters: UInt8(ascii: "d"), UInt8(ascii: "i"), from: at),
      pair < text.count
    {
      if Self.holds("do not edit", in: text, at: pair - 8) || Self.holds("don't edit", in: text, at: pair - 7)
      {
        return true
      }
      at = pair + 1
    }
    at = 0
    while let sign = text.firstIndex(of: UInt8(ascii: "@"), from: at) {
      if Self.holds("@generated", in: text, at: sign) { return true }
      at = sign + 1
    }
    return false
  }

  /// In bytes: a comment with a license may come first.
  private static let longestHead = 1_000

  /// - Parameter words: ASCII in lowercase; the case in the text doesn't matter.
  private static func holds(_ words: StaticString, in text: Span<UInt8>, at start: Int) -> Bool {
    guard start >= 0, start + words.utf8CodeUnitCount <= text.count else { return false }
    return words.withUTF8Buffer { words in
      words.indices.allSatisfy { index in
        let byte = text[start + index]
        return unsafe (byte.isASCIICapital ? byte | 0x20 : byte) == words[index]
      }
    }
  }
}
