/// A brace that makes .NET's `String.Format` or Python's `str.format` fail.
enum BraceFault {
  /// The first one in a text; nil if each brace is doubled or part of a placeholder.
  static func first(in text: Span<UInt8>, syntax: Syntax) -> Range<Int>? {
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
        index += 1
        continue
      }
      if text.byte(index + 1) == byte {
        index += 2
      } else if byte == UInt8(ascii: "}") {
        return index..<index + 1
      } else {
        var end = index + 1
        while end < text.count, text[end] != UInt8(ascii: "}"), text[end] != UInt8(ascii: "{") { end += 1 }
        // A format may contain placeholders.
        guard end < text.count else { return index..<index + 1 }
        if text[end] == UInt8(ascii: "{") { return syntax == .pythonBrace ? nil : index..<index + 1 }
        if syntax == .pythonBrace, !isConversion(text, index..<end) { return index..<end + 1 }
        index = end + 1
      }
    }
    return nil
  }

  /// Whether `!` is followed by a letter that Python knows.
  private static func isConversion(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let mark = text.firstIndex(of: "!", from: range.lowerBound, before: range.upperBound)
    else { return true }
    if let colon = text.firstIndex(of: ":", from: range.lowerBound, before: range.upperBound),
      colon < mark
    {
      return true
    }
    let letter = text.byte(mark + 1)
    let isKnown = letter == UInt8(ascii: "r") || letter == UInt8(ascii: "s") || letter == UInt8(ascii: "a")
    return isKnown && (mark + 2 == range.upperBound || text.byte(mark + 2) == UInt8(ascii: ":"))
  }
}
