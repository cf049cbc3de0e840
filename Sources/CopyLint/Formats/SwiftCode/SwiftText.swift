/// What a literal says: decoded, with the way back to the code.
///
/// An interpolation is `\(name)` in the text, with the name of its value, and one unit of the code.
struct SwiftText {
  private(set) var text = ""
  private(set) var map: ByteMap
  /// What is between the quotes; of several lines, without the first and the last line end.
  private(set) var range: Range<Int>
  /// Whether there is a letter besides those in interpolations.
  private(set) var hasLetters = false

  private var decoded: [UInt8] = []
  private var builder = ByteMap.Builder()
  private let hashes: Int
  /// White space before each line, which is no text.
  private var indentation = 0
  private let isMultiline: Bool

  /// - Returns: nil for a literal that is not as it should be.
  init?(_ index: Int32, in source: SwiftSource, _ bytes: [UInt8]) {
    let node = source.nodes[Int(index)]
    hashes = Int(node.hashes)
    isMultiline = node.marks.contains(.multiline)
    let quotes = hashes + (isMultiline ? 3 : 1)
    let (start, end) = (node.range.lowerBound + quotes, node.range.upperBound - quotes)
    guard start <= end else { return nil }
    range = start..<end
    map = ByteMap(start: start)
    if isMultiline {
      guard let lines = Self.lines(in: range, of: bytes) else { return nil }
      (range, indentation) = lines
      map = ByteMap(start: range.lowerBound)
    }
    var at = range.lowerBound
    if isMultiline { at = skipIndentation(at, bytes) }
    var child = index + 1
    while child < node.after {
      let inner = source.nodes[Int(child)]
      if inner.kind == .interpolation, inner.parent == index {
        guard decode(at..<inner.range.lowerBound, bytes) else { return nil }
        addValue(inner.range, bytes)
        at = inner.range.upperBound
      }
      child = max(inner.after, child + 1)
    }
    guard at <= range.upperBound, decode(at..<range.upperBound, bytes) else { return nil }
    text = String(decoding: decoded, as: UTF8.self)
    map = builder.finish(at: range.lowerBound)
  }

  /// The lines of a literal, and how far the last line, with the quotes, is indented; nil when text stands beside the quotes.
  private static func lines(in range: Range<Int>, of bytes: [UInt8]) -> (Range<Int>, Int)? {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    if start < range.upperBound, bytes[start] == 0x0D { start += 1 }
    guard start < range.upperBound, bytes[start] == 0x0A else { return nil }
    start += 1
    var end = range.upperBound
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    let indentation = range.upperBound - end
    guard end > start, bytes[end - 1] == 0x0A else { return nil }
    end -= 1
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return (start..<end, indentation)
  }

  private func skipIndentation(_ start: Int, _ bytes: [UInt8]) -> Int {
    var at = start
    while at < range.upperBound, at - start < indentation, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    return at
  }

  /// Adds what a part of the literal stands for; false when an escape is unknown.
  private mutating func decode(_ part: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard part.lowerBound <= part.upperBound else { return false }
    var at = part.lowerBound
    var plain = at
    while at < part.upperBound {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\\"), hasHashes(at + 1, bytes) {
        addPlain(plain..<at, bytes)
        guard let length = addEscape(at, before: part.upperBound, bytes) else { return false }
        at += length
        plain = at
      } else if byte == 0x0A || byte == 0x0D {
        addPlain(plain..<at, bytes)
        let line = byte == 0x0D && at + 1 < part.upperBound && bytes[at + 1] == 0x0A ? at + 2 : at + 1
        let next = skipIndentation(line, bytes)
        decoded.append(0x0A)
        builder.append(count: 1, document: at, documentCount: next - at)
        at = next
        plain = at
      } else {
        at += 1
      }
    }
    addPlain(plain..<at, bytes)
    return true
  }

  private func hasHashes(_ start: Int, _ bytes: [UInt8]) -> Bool {
    guard hashes > 0 else { return true }
    return start + hashes <= bytes.count
      && bytes[start..<start + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func addPlain(_ part: Range<Int>, _ bytes: [UInt8]) {
    guard !part.isEmpty else { return }
    decoded.append(contentsOf: bytes[part])
    builder.append(count: part.count, document: part.lowerBound)
    if !hasLetters { hasLetters = Self.holdsLetters(bytes[part]) }
  }

  private static func holdsLetters(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.contains(where: \.isASCIILetter) { return true }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// Adds what the escape at `start` stands for; returns its length in the code, nil when nothing has that escape.
  private mutating func addEscape(_ start: Int, before end: Int, _ bytes: [UInt8]) -> Int? {
    let sign = start + 1 + hashes
    guard sign < end else { return nil }
    let scalar: UInt8
    switch bytes[sign] {
    case UInt8(ascii: "n"): scalar = 0x0A
    case UInt8(ascii: "t"): scalar = 0x09
    case UInt8(ascii: "r"): scalar = 0x0D
    case UInt8(ascii: "0"): scalar = 0x00
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): scalar = bytes[sign]
    case UInt8(ascii: "u"): return addScalar(start, sign, before: end, bytes)
    case 0x20, 0x09, 0x0A, 0x0D: return joinLines(start, sign, before: end, bytes)
    default: return nil
    }
    decoded.append(scalar)
    builder.append(count: 1, document: start, documentCount: sign + 1 - start)
    return sign + 1 - start
  }

  /// `\u{1F600}`.
  private mutating func addScalar(_ start: Int, _ sign: Int, before end: Int, _ bytes: [UInt8]) -> Int? {
    var value: UInt32 = 0
    var at = sign + 2
    guard at < end, bytes[sign + 1] == UInt8(ascii: "{") else { return nil }
    while at < end, at < sign + 10, let digit = hexDigitValue(bytes[at]) {
      value = value << 4 | digit
      at += 1
    }
    guard at < end, bytes[at] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else { return nil }
    let piece = Array(String(scalar).utf8)
    decoded += piece
    builder.append(count: piece.count, document: start, documentCount: at + 1 - start)
    if scalar.properties.isAlphabetic { hasLetters = true }
    return at + 1 - start
  }

  /// A backslash at the end of a line joins it to the next.
  private mutating func joinLines(_ start: Int, _ sign: Int, before end: Int, _ bytes: [UInt8]) -> Int? {
    var at = sign
    while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    if at < end, bytes[at] == 0x0D { at += 1 }
    guard isMultiline, at < end, bytes[at] == 0x0A else { return nil }
    at = skipIndentation(at + 1, bytes)
    builder.extendLast(to: at, of: decoded)
    return at - start
  }

  private mutating func addValue(_ place: Range<Int>, _ bytes: [UInt8]) {
    let value = Array("\\(".utf8) + valueName(place, bytes) + [UInt8(ascii: ")")]
    decoded += value
    builder.append(count: value.count, document: place.lowerBound, documentCount: place.count)
  }

  /// The last name of `name`, `self.name` or `value.name`, and `value` for what has none.
  private func valueName(_ place: Range<Int>, _ bytes: [UInt8]) -> [UInt8] {
    var start = place.lowerBound + 2 + hashes
    var at = start
    while at < place.upperBound - 1,
      bytes[at].isASCIIAlphanumeric || bytes[at] == UInt8(ascii: "_") || bytes[at] == UInt8(ascii: ".")
    {
      if bytes[at] == UInt8(ascii: ".") { start = at + 1 }
      at += 1
    }
    let isName =
      at > start && bytes[start].isASCIILetter
      && (at == place.upperBound - 1 || bytes[at] == UInt8(ascii: ","))
    return isName ? Array(bytes[start..<at]) : Array("value".utf8)
  }
}
