extension AndroidText {
  /// Reads the escape at `start`; returns where it ends.
  mutating func readEscape(_ start: Int, limit: Int) -> Int {
    let source = value.text
    guard start + 1 < limit else {
      report("unknown-escape", "Write “\\\\” here. Android drops this “\\”.", start..<limit)
      return limit
    }
    let byte = source[start + 1]
    switch byte {
    case UInt8(ascii: "n"): append([0x0A], for: start..<start + 2)
    case UInt8(ascii: "t"): append([0x09], for: start..<start + 2)
    case UInt8(ascii: "u"): return readUnicode(start, limit: limit)
    default:
      var end = start + 2
      while end < limit, source[end] & 0xC0 == 0x80 { end += 1 }
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        let letter = Character(Unicode.Scalar(byte))
        report(
          "unknown-escape",
          letter == "r"
            ? "Write “\\n” to begin a line, not “\\r”. Android shows that as “r”."
            : "Write “\(letter)” or “\\\\\(letter)”. The app drops this “\\”.",
          start..<end,
          // Before a word, nobody misses it, but in “C:\\Users” and “fish\\chips”.
          isMinor: letter != "r" && (start == 0 || Self.isSpace(source[start - 1])))
      }
      append(source[start + 1..<end], for: start..<end)
      return end
    }
    return start + 2
  }

  /// `\u` and four hexadecimal digits: a UTF-16 unit.
  private mutating func readUnicode(_ start: Int, limit: Int) -> Int {
    let (unit, end) = hexadecimal(start + 2, limit: limit)
    guard end == start + 6 else {
      report(
        "unknown-escape",
        "Write four hex digits (0 to F) after “\\u”. Android can't build the app.",
        start..<end)
      copy(start..<end)
      return end
    }
    if let scalar = Unicode.Scalar(unit) {
      append(Array(String(scalar).utf8), for: start..<end)
      return end
    }
    if unit < 0xDC00, end + 1 < limit, value.text[end] == UInt8(ascii: "\\"),
      value.text[end + 1] == UInt8(ascii: "u")
    {
      let (low, lowEnd) = hexadecimal(end + 2, limit: limit)
      if lowEnd == end + 6, low & 0xFC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        append(Array(String(scalar).utf8), for: start..<lowEnd)
        return lowEnd
      }
    }
    report("unknown-escape", "Write the character itself. This is only half of its code.", start..<end)
    append(Array("\u{FFFD}".utf8), for: start..<end)
    return end
  }

  private func hexadecimal(_ start: Int, limit: Int) -> (unit: UInt32, end: Int) {
    var unit: UInt32 = 0
    var end = start
    while end < min(limit, start + 4), let digit = hexDigitValue(value.text[end]) {
      unit = unit << 4 | digit
      end += 1
    }
    return (unit, end)
  }
}
