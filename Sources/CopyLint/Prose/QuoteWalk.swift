/// Goes over the quotation marks and backticks of a text once, and tells which parts are between them: the name of a field, or
/// what somebody said.
struct QuoteWalk {
  private var index = 0
  private var straight = 0
  private var backticks = 0
  private var isInCurly = false
  private var isInSingle = false
  /// The last place of each mark that may close, looked up when it is first asked for; -1 without such a mark.
  private var last: [3 of Int] = .init(repeating: unknown)

  /// Whether a part is quoted; asked for the parts in text order.
  mutating func isQuoted(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    while index < range.lowerBound {
      take(text)
      index += 1
    }
    if isInCurly { return true }
    if straight % 2 == 1 {
      if closes(.quote, text, range.upperBound) || text.holds("&quot;", at: range.upperBound) { return true }
    }
    if backticks % 2 == 1, closes(.backtick, text, range.upperBound) { return true }
    return isInSingle && closes(.apostrophe, text, range.upperBound)
  }

  private mutating func take(_ text: Span<UInt8>) {
    switch text[index] {
    case UInt8(ascii: "\""): straight += 1
    case UInt8(ascii: "`"): backticks += 1
    case UInt8(ascii: "'"):
      if Self.closesSingle(text, index) {
        isInSingle = false
      } else if !text.byte(index - 1).isLetterOrDigit {
        isInSingle = true
      }
    case 0xE2 where text.byte(index + 1) == 0x80:
      switch text.byte(index + 2) {
      case 0x9C, 0x9E: isInCurly = true
      case 0x9D: isInCurly = false
      default: break
      }
    case 0xC2:
      switch text.byte(index + 1) {
      case 0xAB: isInCurly = true
      case 0xBB: isInCurly = false
      default: break
      }
    case UInt8(ascii: "&"):
      if text.holds("&ldquo;", at: index) { isInCurly = true }
      if text.holds("&rdquo;", at: index) { isInCurly = false }
      if text.holds("&quot;", at: index) { straight += 1 }
    default: break
    }
  }

  /// Whether a mark that may close is at `start` or after it.
  private mutating func closes(_ mark: Mark, _ text: Span<UInt8>, _ start: Int) -> Bool {
    if last[mark.rawValue] == Self.unknown { last[mark.rawValue] = Self.lastPlace(of: mark, in: text) }
    return last[mark.rawValue] >= start
  }

  private static func lastPlace(of mark: Mark, in text: Span<UInt8>) -> Int {
    var place = text.count - 1
    while place >= 0 {
      if text[place] == mark.byte, mark != .apostrophe || closesSingle(text, place) { break }
      place -= 1
    }
    return place
  }

  /// An apostrophe inside a word closes nothing.
  private static func closesSingle(_ text: Span<UInt8>, _ index: Int) -> Bool {
    !text.byte(index + 1).isLetterOrDigit
  }

  private enum Mark: Int {
    case quote, backtick, apostrophe

    var byte: UInt8 {
      switch self {
      case .quote: UInt8(ascii: "\"")
      case .backtick: UInt8(ascii: "`")
      case .apostrophe: UInt8(ascii: "'")
      }
    }
  }

  private static let unknown = Int.min
}
