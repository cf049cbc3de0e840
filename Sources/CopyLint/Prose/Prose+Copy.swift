internal import Readability

extension Prose {
  /// Whether nobody wrote a text for the readers of the app, however short it is: a notice, a sample, a quotation, a command, or
  /// a line of a log. Only what is certain.
  static func isNoCopy(_ text: Span<UInt8>, _ neutral: Span<NeutralRange>, _ tokens: Span<Token>) -> Bool {
    let signs = ProseSigns(in: text)
    return isOfLawyers(text, tokens, signs) || isSample(text, tokens) || isQuotation(text)
      || isCommand(text, signs) || isLogLine(text, neutral)
  }

  /// "Usage: …", and a text with an option such as "--select".
  static func isCommand(_ text: Span<UInt8>, _ signs: ProseSigns) -> Bool {
    var start = 0
    while start < text.count, text[start].isASCIISpace { start += 1 }
    if text.holds(folded: "usage: ", at: start) { return true }
    guard signs.holdsOption else { return false }
    var index = start
    while index + 2 < text.count {
      if text[index] == UInt8(ascii: "-"), text[index + 1] == UInt8(ascii: "-"),
        text[index + 2].isASCIILetter,
        index == 0 || opensOption(text[index - 1])
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static func opensOption(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x09, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// Whether two values or more come after a colon of their own: "Reason: %1, attempts: %2".
  static func isLogLine(_ text: Span<UInt8>, _ neutral: Span<NeutralRange>) -> Bool {
    var values = 0
    for index in neutral.indices {
      guard case .placeholder = neutral[index].kind else { continue }
      var end = neutral[index].range.lowerBound
      if end > 0, text[end - 1] == UInt8(ascii: "\"") || text[end - 1] == UInt8(ascii: "'") { end -= 1 }
      guard end > 1, text[end - 1] == 0x20 else { continue }
      if text[end - 2] == UInt8(ascii: ":") { values += 1 }
    }
    return values >= 2
  }
}
