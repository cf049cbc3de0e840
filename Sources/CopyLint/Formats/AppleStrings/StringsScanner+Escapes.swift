extension StringsScanner {
  /// Adds what `token` stands for to `text`, which is empty, and returns the way back to the document.
  mutating func decodeMapped(_ token: Token, into text: inout [UInt8]) -> ByteMap {
    var map = ByteMap.Builder()
    decode(token, into: &text) { map.append(count: $0, document: $1, documentCount: $2) }
    return map.finish(at: token.range.lowerBound)
  }

  /// Adds what `token` stands for to `text`.
  mutating func decode(_ token: Token, into text: inout [UInt8]) {
    guard token.hasEscapes else { return text.append(contentsOf: bytes[token.range]) }
    decode(token, into: &text) { _, _, _ in }
  }

  /// - Parameter piece: takes the length of a piece of the text, its place in the document and its length there;
  ///   nil for a piece that stands there as it is.
  private mutating func decode(
    _ token: Token, into text: inout [UInt8],
    piece: (_ count: Int, _ document: Int, _ documentCount: Int?) -> Void
  ) {
    let range = token.range
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      let start = cursor
      cursor = appendPlain(start..<range.upperBound, to: &text)
      piece(cursor - start, start, nil)
      guard cursor < range.upperBound else { break }
      let before = text.count
      let length = decodeEscape(cursor, limit: range.upperBound, into: &text)
      piece(text.count - before, cursor, length)
      cursor += length
    }
  }

  /// Adds what stands before the first escape; returns where that is.
  private func appendPlain(_ range: Range<Int>, to text: inout [UInt8]) -> Int {
    let rest = bytes.span.extracting(range)
    let count = rest.firstIndex(of: UInt8(ascii: "\\"), UInt8(ascii: "\\"), from: 0)
    text.append(copying: rest.extracting(first: count))
    return range.lowerBound + count
  }

  /// Decodes the escape at `start`; returns its length.
  private mutating func decodeEscape(_ start: Int, limit: Int, into text: inout [UInt8]) -> Int {
    guard start + 1 < limit else { return 1 }
    let byte = bytes[start + 1]
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"): return decodeUnicode(start, limit: limit, into: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = 0
      var end = start + 1
      while end < min(limit, start + 4), bytes[end] >= UInt8(ascii: "0"), bytes[end] <= UInt8(ascii: "7") {
        code = code << 3 | Int(bytes[end] - UInt8(ascii: "0"))
        end += 1
      }
      text.append(contentsOf: String(nextStepScalar(UInt8(truncatingIfNeeded: code))).utf8)
      return end - start
    default:
      if (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
        reportUnknown(start, limit: limit)
      }
      text.append(byte)
      var end = start + 2
      while end < limit, bytes[end] & 0xC0 == 0x80 {
        text.append(bytes[end])
        end += 1
      }
      return end - start
    }
    return 2
  }

  /// `\U` and one to four hexadecimal digits: a UTF-16 unit.
  private mutating func decodeUnicode(_ start: Int, limit: Int, into text: inout [UInt8]) -> Int {
    let (unit, end) = hexadecimal(start + 2, limit: limit)
    guard end > start + 2 else {
      reportUnknown(start, limit: limit)
      text.append(UInt8(ascii: "U"))
      return 2
    }
    if let scalar = Unicode.Scalar(unit) {
      text.append(contentsOf: String(scalar).utf8)
      return end - start
    }
    if unit < 0xDC00, end + 2 < limit, bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "U") {
      let (low, lowEnd) = hexadecimal(end + 2, limit: limit)
      if low & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        text.append(contentsOf: String(scalar).utf8)
        return lowEnd - start
      }
    }
    unknownEscapes.append(
      Problem(
        rule: "unknown-escape", message: "Write the character itself. This is only half of its code.",
        range: start..<end))
    text.append(contentsOf: "\u{FFFD}".utf8)
    return end - start
  }

  private func hexadecimal(_ start: Int, limit: Int) -> (unit: UInt32, end: Int) {
    var unit: UInt32 = 0
    var end = start
    while end < min(limit, start + 4), let digit = hexDigitValue(bytes[end]) {
      unit = unit << 4 | digit
      end += 1
    }
    return (unit, end)
  }

  /// `\u2019` is what other languages write; the app shows “u2019”.
  private mutating func reportUnknown(_ start: Int, limit: Int) {
    let letter = String(decoding: bytes[start + 1..<start + 2], as: UTF8.self)
    let (unit, end) = hexadecimal(start + 2, limit: limit)
    let message: String
    let length: Int
    if letter == "u", end == start + 6 {
      let digits = String(decoding: bytes[start + 2..<end], as: UTF8.self)
      let character = Unicode.Scalar(unit).map { $0.value > 0x20 ? "“\($0)” or " : "" } ?? ""
      message = "Write \(character)“\\U\(digits)”. The app shows “u\(digits)” here."
      length = 6
    } else {
      message = "Write “\(letter)” or “\\\\\(letter)”. The app drops this “\\”."
      length = 2
    }
    unknownEscapes.append(Problem(rule: "unknown-escape", message: message, range: start..<start + length))
  }
}
