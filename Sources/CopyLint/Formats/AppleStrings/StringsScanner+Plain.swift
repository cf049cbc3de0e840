extension StringsScanner {
  /// A statement in the form that nearly all have: `"key" = "value";`, only blanks in between; nil for any other form.
  static func plainStatement(_ bytes: Span<UInt8>, at start: Int) -> (key: Token, value: Token, end: Int)? {
    guard bytes[start] == UInt8(ascii: "\""), let key = quotedToken(bytes, at: start) else { return nil }
    let equals = skipBlanks(bytes, from: key.range.upperBound &+ 1)
    guard equals < bytes.count, bytes[equals] == UInt8(ascii: "=") else { return nil }
    let next = skipBlanks(bytes, from: equals &+ 1)
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\""), let value = quotedToken(bytes, at: next)
    else {
      return nil
    }
    let end = skipBlanks(bytes, from: value.range.upperBound &+ 1)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    return (key, value, end &+ 1)
  }

  /// The string whose opening quote is at `start`; nil when it is never closed.
  @inline(__always) static func quotedToken(_ bytes: Span<UInt8>, at start: Int) -> Token? {
    let quote = bytes[start]
    var hasEscapes = false
    var index = start &+ 1
    while true {
      index = bytes.firstIndex(of: quote, UInt8(ascii: "\\"), from: index)
      guard index < bytes.count else { return nil }
      if bytes[index] == quote {
        return Token(range: start &+ 1..<index, quote: quote, hasEscapes: hasEscapes)
      }
      hasEscapes = true
      index &+= 2
    }
  }

  @inline(__always) private static func skipBlanks(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index &+= 1 }
    return index
  }
}
