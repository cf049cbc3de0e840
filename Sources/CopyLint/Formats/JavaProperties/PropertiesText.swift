/// A key or a value, decoded.
struct PropertiesText {
  private(set) var text = ""
  private(set) var map: ByteMap
  private(set) var problems: [Problem] = []
  private var bytes: [UInt8] = []
  private var builder = ByteMap.Builder()

  /// - Parameter range: the raw text in `document`.
  init(_ range: Range<Int>, of document: [UInt8]) {
    map = ByteMap(start: range.lowerBound)
    guard document[range].contains(UInt8(ascii: "\\")) else {
      text = String(decoding: document[range], as: UTF8.self)
      return
    }
    decode(range, document.span)
    text = String(decoding: bytes, as: UTF8.self)
    map = builder.finish(at: range.lowerBound)
  }

  /// The character before a joint covers the joint, too, so that the text is one piece of the document.
  private mutating func decode(_ range: Range<Int>, _ document: Span<UInt8>) {
    let document = document.extracting(0..<range.upperBound)
    var cursor = PropertiesScanner.jointEnd(document, range.lowerBound)
    while cursor < range.upperBound {
      let start = cursor
      while cursor < range.upperBound, document[cursor] != UInt8(ascii: "\\") { cursor += 1 }
      for index in start..<cursor { bytes.append(document[index]) }
      let next = PropertiesScanner.jointEnd(document, cursor)
      var plainEnd = cursor
      if next > cursor, cursor > start {
        repeat { plainEnd -= 1 } while plainEnd > start && document[plainEnd] & 0xC0 == 0x80
      }
      builder.append(count: plainEnd - start, document: start)
      builder.append(count: cursor - plainEnd, document: plainEnd, documentCount: next - plainEnd)
      cursor = next
      guard cursor < range.upperBound, document[cursor] == UInt8(ascii: "\\") else { continue }
      let before = bytes.count
      let end = PropertiesScanner.jointEnd(document, decodeEscape(cursor, document))
      builder.append(count: bytes.count - before, document: cursor, documentCount: end - cursor)
      cursor = end
    }
  }

  /// Decodes the escape at `start`; returns its end.
  private mutating func decodeEscape(_ start: Int, _ document: Span<UInt8>) -> Int {
    let byte = document.byte(start + 1)
    switch byte {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "u"): return decodeUnicode(start, document)
    default:
      if byte.isASCIILetter {
        let letter = Character(Unicode.Scalar(byte))
        report(
          "unknown-escape", "Write “\(letter)” or “\\\\\(letter)”. The app drops this “\\”.",
          start..<start + 2)
      }
      var end = min(start + 2, document.count)
      while end < document.count, document[end] & 0xC0 == 0x80 { end += 1 }
      for index in start + 1..<end { bytes.append(document[index]) }
      return end
    }
    return start + 2
  }

  /// `\u` and four hexadecimal digits: a UTF-16 unit.
  private mutating func decodeUnicode(_ start: Int, _ document: Span<UInt8>) -> Int {
    guard let unit = Self.unit(start, document) else {
      report(
        "syntax-error", "Write four hex digits (0 to F) after “\\u”. Java can't read the file without them.",
        start..<min(start + 2, document.count))
      bytes.append(UInt8(ascii: "u"))
      return start + 2
    }
    if let scalar = Unicode.Scalar(unit) {
      bytes.append(contentsOf: String(scalar).utf8)
      return start + 6
    }
    if unit < 0xDC00, let low = Self.unit(start + 6, document), low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      bytes.append(contentsOf: String(scalar).utf8)
      return start + 12
    }
    report(
      "unknown-escape", "Write the character itself. This is only half of its code.", start..<start + 6)
    bytes.append(contentsOf: "\u{FFFD}".utf8)
    return start + 6
  }

  /// The code of the `\uXXXX` at `start`.
  private static func unit(_ start: Int, _ document: Span<UInt8>) -> UInt32? {
    guard document.holds("\\u", at: start) else { return nil }
    var unit: UInt32 = 0
    for index in start + 2..<start + 6 {
      guard let digit = document.byte(index).hexadecimalValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  private mutating func report(_ rule: String, _ message: String, _ range: Range<Int>) {
    problems.append(Problem(rule: rule, message: message, range: range))
  }
}
