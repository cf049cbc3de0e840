extension Prose {
  /// Whether a part of a text is in an identifier, an option or a path, which have no white space.
  static func isIdentifier(
    _ text: Span<UInt8>, _ range: Range<Int>, _ neutral: Span<NeutralRange>
  ) -> Bool {
    var start = range.lowerBound
    while start > 0, !text[start - 1].isASCIISpace {
      start -= 1
      if range.lowerBound - start > longestIdentifier { return false }
    }
    var end = range.upperBound
    while end < text.count, !text[end].isASCIISpace {
      end += 1
      if end - range.upperBound > longestIdentifier { return false }
    }
    if start == range.lowerBound, end == range.upperBound { return false }
    // The sign of a mnemonic: "_Inhibit".
    if text[start] == UInt8(ascii: "_") { start += 1 }
    let first = text[start]
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "~") || first == UInt8(ascii: "@") { return true }
    return isCode(text, start..<end, neutral)
  }

  /// In bytes, on either side of the part. Longer pieces are writing without spaces.
  private static let longestIdentifier = 250
}
