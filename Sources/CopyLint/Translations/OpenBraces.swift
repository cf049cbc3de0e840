/// A placeholder of i18next that lacks its last brace, such as `{{hour} hours`: people see it as it is.
enum OpenBraces {
  /// The first one in a text, if any; nil in ICU messages, where braces are often side by side.
  static func first(in text: Span<UInt8>) -> Range<Int>? {
    var index = 0
    while index + 1 < text.count {
      guard text[index] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      guard text[index + 1] == UInt8(ascii: "{"), text.byte(index + 2) != UInt8(ascii: "{") else {
        return nil
      }
      var end = index + 2
      while end < text.count, isName(text[end]) { end += 1 }
      guard end > index + 2, text.byte(end) == UInt8(ascii: "}") else { return nil }
      if text.byte(end + 1) != UInt8(ascii: "}") { return index..<end + 1 }
      index = end + 2
    }
    return nil
  }

  /// The first number in a brace that nothing closes, such as `{0` in “by {0”, if any.
  static func firstNumbered(in text: Span<UInt8>) -> Range<Int>? {
    for index in 0..<text.count where text[index] == UInt8(ascii: "{") && text.byte(index - 1) != text[index]
    {
      var end = index + 1
      while text.byte(end).isASCIIDigit { end += 1 }
      // “192.168.1.1{22” is a colon gone wrong.
      guard end == index + 2, end == text.count || text[end] <= 0x20 else { continue }
      var next = end
      while next < text.count, text[next] != UInt8(ascii: "{"), text[next] != UInt8(ascii: "}") { next += 1 }
      // “{0 }”, “{0 , number}”, and a form of a plural, “one {1 day}”.
      if text.byte(next) != UInt8(ascii: "}") { return index..<end }
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
