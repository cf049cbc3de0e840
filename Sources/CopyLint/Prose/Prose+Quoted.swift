internal import Readability

extension Prose {
  /// Whether a part of a text is between quotation marks or backticks: the name of a field, or what somebody said.
  static func isQuoted(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    // Quotation marks are rare: one look at the bytes before the part settles most texts.
    var straight = 0
    var backticks = 0
    var curly = 0
    var single: Int?
    var index = 0
    while index < range.lowerBound {
      switch text[index] {
      case UInt8(ascii: "\""): straight += 1
      case UInt8(ascii: "`"): backticks += 1
      case UInt8(ascii: "'"):
        if !text.byte(index - 1).isLetterOrDigit, text.byte(index + 1).isLetterOrDigit {
          single = index
        } else if !text.byte(index + 1).isLetterOrDigit {
          single = nil
        }
      case 0xE2 where text.byte(index + 1) == 0x80:
        switch text.byte(index + 2) {
        case 0x9C, 0x9E: curly = 1
        case 0x9D: curly = 0
        default: break
        }
      case 0xC2:
        if text.byte(index + 1) == 0xAB { curly = 1 } else if text.byte(index + 1) == 0xBB { curly = 0 }
      case UInt8(ascii: "&"):
        if text.holds("&ldquo;", at: index) { curly = 1 }
        if text.holds("&rdquo;", at: index) { curly = 0 }
        if text.holds("&quot;", at: index) { straight += 1 }
      default: break
      }
      index += 1
    }
    if curly > 0 { return true }
    if straight % 2 == 1, closes(UInt8(ascii: "\""), text, range.upperBound) { return true }
    if straight % 2 == 1, text.holds("&quot;", at: range.upperBound) { return true }
    if backticks % 2 == 1, closes(UInt8(ascii: "`"), text, range.upperBound) { return true }
    return single != nil && closesSingle(text, range.upperBound)
  }

  private static func closes(_ mark: UInt8, _ text: Span<UInt8>, _ start: Int) -> Bool {
    var index = start
    while index < text.count {
      if text[index] == mark { return true }
      index += 1
    }
    return false
  }

  /// "'Enable sync'", where an apostrophe inside a word does not count.
  private static func closesSingle(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var index = start
    while index < text.count {
      if text[index] == UInt8(ascii: "'"), !text.byte(index + 1).isLetterOrDigit { return true }
      index += 1
    }
    return false
  }

  /// Whether a part of a text is in an identifier, an option or a path: no white space parts them.
  static func isIdentifier(
    _ text: Span<UInt8>, _ range: Range<Int>, _ neutral: Span<NeutralRange>
  ) -> Bool {
    var start = range.lowerBound
    while start > 0, !text[start - 1].isASCIISpace { start -= 1 }
    var end = range.upperBound
    while end < text.count, !text[end].isASCIISpace { end += 1 }
    if start == range.lowerBound, end == range.upperBound { return false }
    // The sign of a mnemonic: "_Inhibit".
    if text[start] == UInt8(ascii: "_") { start += 1 }
    let first = text[start]
    if first == UInt8(ascii: "/") || first == UInt8(ascii: "~") || first == UInt8(ascii: "@") { return true }
    return isCode(text, start..<end, neutral)
  }
}
