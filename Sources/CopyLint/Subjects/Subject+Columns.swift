extension Subject {
  /// Whether spaces in a row align something: after a colon or an option, between samples in quotation marks, or in a line
  /// with other columns.
  func alignsColumns(_ spaces: Range<Int>) -> Bool {
    let text = bytes.span
    let (before, after) = (text.byte(spaces.lowerBound - 1), text.byte(spaces.upperBound))
    if before == UInt8(ascii: ":") || isQuote(before) && isQuote(after) { return true }
    if isNeutral(spaces.lowerBound - 1..<spaces.lowerBound),
      isNeutral(spaces.upperBound..<spaces.upperBound + 1)
    {
      return true
    }
    var start = spaces.lowerBound
    while start > max(0, spaces.lowerBound - 40), text[start - 1] > 0x20 { start -= 1 }
    // “-h  Show help”
    if text[start] == UInt8(ascii: "-") { return true }
    return hasColumns(around: spaces)
  }

  /// Whether a sentence ends right before `end`, ignoring quotation marks and brackets.
  func endsSentence(before end: Int) -> Bool {
    for scalar in text(max(0, end - 8)..<end).unicodeScalars.reversed() {
      if "\"'”’»)".unicodeScalars.contains(scalar) { continue }
      return ".!?…。！？؟۔।".unicodeScalars.contains(scalar)
    }
    return false
  }

  /// Whether the line has a tab, or three spaces in a row, within `reach` bytes: a long line is asked many times.
  private func hasColumns(around spaces: Range<Int>) -> Bool {
    let text = bytes.span
    let reach = 200
    var start = spaces.lowerBound
    while start > max(0, spaces.lowerBound - reach), text[start - 1] != 0x0A { start -= 1 }
    var run = 0
    for index in start..<min(text.count, spaces.upperBound + reach) {
      if text[index] == 0x0A, index >= spaces.upperBound { return false }
      if text[index] == 0x09 { return true }
      run = text[index] == 0x20 ? run + 1 : 0
      if run > 2 { return true }
    }
    return false
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }
}
