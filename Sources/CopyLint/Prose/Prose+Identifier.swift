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

  /// Whether a part of a text is beside a stroke, as in “config/templates” or “config/”: a name of folders, or half of a pair.
  static func isInPath(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let (before, next) = (text.byte(range.lowerBound - 1), text.byte(range.upperBound))
    return before == UInt8(ascii: "/") || next == UInt8(ascii: "/")
      // Before a letter, it may be the escape of a line end.
      || next == UInt8(ascii: "\\") && text.byte(range.upperBound + 1).isASCIICapital
  }

  /// Whether a part of a text is joined to others by a dot or an underscore, as in “config.json” or “config_dir”.
  static func isInName(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let (before, next) = (text.byte(range.lowerBound - 1), text.byte(range.upperBound))
    if before == UInt8(ascii: "_") || next == UInt8(ascii: "_") { return true }
    return before == UInt8(ascii: ".") && text.byte(range.lowerBound - 2).isASCIIAlphanumeric
      || next == UInt8(ascii: ".") && text.byte(range.upperBound + 1).isASCIIAlphanumeric
  }

  /// In bytes, on either side of the part. Longer pieces are writing without spaces.
  private static let longestIdentifier = 250
}
