/// Placeholders that begin with a dollar sign: `${name}`, `$(VAR)`, `$t(key)`, `$NAME$`.
enum DollarGrammar {
  /// The placeholder whose `$` is at `start`; nil when the sign is a price.
  static func find(in text: Span<UInt8>, at start: Int, syntax: Syntax) -> FoundPlaceholder? {
    switch text.byte(start + 1) {
    case UInt8(ascii: "{"):
      return BracketGrammar.end(in: text, at: start + 1).map {
        FoundPlaceholder(end: $0, type: .any, reference: .name(start + 2..<$0 - 1))
      }
    case UInt8(ascii: "("):
      let close = BracketGrammar.identifierEnd(in: text, at: start + 2)
      guard close > start + 2, text.byte(close) == UInt8(ascii: ")") else { return nil }
      return FoundPlaceholder(end: close + 1, type: .any, reference: .name(start + 2..<close))
    case UInt8(ascii: "t") where text.byte(start + 2) == UInt8(ascii: "("):
      return nested(in: text, at: start + 2)
    case UInt8(ascii: "$") where syntax == .chrome:
      return FoundPlaceholder(end: start + 2, type: .literal)
    case UInt8(ascii: "1")...UInt8(ascii: "9") where syntax == .chrome:
      let position = Int(text[start + 1] - UInt8(ascii: "0"))
      return FoundPlaceholder(end: start + 2, type: .any, reference: .position(position))
    default:
      var index = start + 1
      if text.byte(index).isASCIIDigit { return nil }
      while isInName(text.byte(index), syntax: syntax) { index += 1 }
      guard index > start + 1, text.byte(index) == UInt8(ascii: "$") else { return nil }
      return FoundPlaceholder(end: index + 1, type: .any, reference: .name(start + 1..<index))
    }
  }

  /// `$t(key)`, `$t(key, { "count": 1 })`: the key of another text.
  private static func nested(in text: Span<UInt8>, at open: Int) -> FoundPlaceholder? {
    guard let end = BracketGrammar.end(in: text, at: open) else { return nil }
    var key = open + 1
    while text.byte(key).isASCIISpace { key += 1 }
    var close = key
    while close < end - 1, text[close] != UInt8(ascii: ","), !text[close].isASCIISpace { close += 1 }
    return FoundPlaceholder(end: end, type: .nested, reference: .name(key..<close))
  }

  /// Chrome takes names in any case.
  private static func isInName(_ byte: UInt8, syntax: Syntax) -> Bool {
    byte.isASCIICapital || byte.isASCIIDigit || byte == UInt8(ascii: "_")
      || syntax == .chrome && (byte.isASCIILetter || byte == UInt8(ascii: "@"))
  }
}
