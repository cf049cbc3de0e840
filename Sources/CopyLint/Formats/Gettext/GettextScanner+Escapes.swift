extension GettextScanner {
  /// From the first byte of a text to its last: the raw value, with the quotes between its literals.
  func range(of text: Text) -> Range<Int>? {
    let all = literals[text.literals]
    guard let first = all.first(where: { !$0.isEmpty }), let last = all.last(where: { !$0.isEmpty }) else {
      return all.first
    }
    return first.lowerBound..<last.upperBound
  }

  /// A text in a table, and its place in the file.
  struct Value {
    var ref: TextRef
    var map = StringRow.nothing
    var range: Range<Int>?
    /// Whether the map leads back from the whole text to the whole value. Half a character has no way back.
    var isWhole = true
  }

  /// Puts `text` into `strings`.
  func read(_ text: Text, into strings: inout StringSink) -> Value {
    let range = range(of: text)
    if text.literals.count == 1, !text.hasEscapes, let range {
      return Value(ref: TextRef(document: range), range: range)
    }
    let (decoded, map) = decode(text)
    var value = Value(ref: decoded.isEmpty ? .empty : strings.keep(decoded), range: range)
    if map != ByteMap(start: range?.lowerBound ?? 0) { value.map = strings.keep(map) }
    value.isWhole = map.documentRange(of: 0..<decoded.utf8.count) == range
    return value
  }

  /// What `text` stands for, with the way back to the document.
  ///
  /// The last character of a literal covers the quotes and the line end after it, too, so that the text is one piece
  /// of the document.
  func decode(_ text: Text) -> (text: String, map: ByteMap) {
    if text.literals.count == 1, !text.hasEscapes, !literals[text.literals.lowerBound].isEmpty {
      let only = literals[text.literals.lowerBound]
      return (String(decoding: bytes[only], as: UTF8.self), ByteMap(start: only.lowerBound))
    }
    let all = literals[text.literals].filter { !$0.isEmpty }
    guard let first = all.first else {
      return ("", ByteMap(start: literals[text.literals].first?.lowerBound ?? 0))
    }
    if all.count == 1, !text.hasEscapes {
      return (String(decoding: bytes[first], as: UTF8.self), ByteMap(start: first.lowerBound))
    }
    var decoded: [UInt8] = []
    var map = ByteMap.Builder()
    for (index, literal) in all.enumerated() {
      let next = index + 1 < all.count ? all[index + 1].lowerBound : literal.upperBound
      append(literal, next: next, to: &decoded, &map)
    }
    // Bytes in octal can be half a character: then places in the text do not match the bytes.
    let string = String(decoding: decoded, as: UTF8.self)
    let isSame = string.utf8.count == decoded.count
    return (string, isSame ? map.finish(at: first.lowerBound) : ByteMap(start: first.lowerBound))
  }

  private func append(
    _ literal: Range<Int>, next: Int, to text: inout [UInt8], _ map: inout ByteMap.Builder
  ) {
    var cursor = literal.lowerBound
    while cursor < literal.upperBound {
      let start = cursor
      while cursor < literal.upperBound, bytes[cursor] != UInt8(ascii: "\\") { cursor += 1 }
      var plainEnd = cursor
      if cursor == literal.upperBound, next > cursor, cursor > start {
        repeat { plainEnd -= 1 } while plainEnd > start && bytes[plainEnd] & 0xC0 == 0x80
      }
      text.append(contentsOf: bytes[start..<cursor])
      map.append(count: plainEnd - start, document: start)
      map.append(count: cursor - plainEnd, document: plainEnd, documentCount: next - plainEnd)
      guard cursor < literal.upperBound else { break }
      let before = text.count
      let end = appendEscape(cursor, limit: literal.upperBound, to: &text)
      let documentEnd = end == literal.upperBound ? next : end
      map.append(count: text.count - before, document: cursor, documentCount: documentEnd - cursor)
      cursor = end
    }
  }

  /// Decodes the escape at `start`, as GNU gettext's po-lex.c does; returns its end.
  private func appendEscape(_ start: Int, limit: Int, to text: inout [UInt8]) -> Int {
    guard start + 1 < limit else {
      text.append(bytes[start])
      return limit
    }
    let byte = bytes[start + 1]
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var end = start + 1
      var code = 0
      while end < min(limit, start + 4), bytes[end] >= UInt8(ascii: "0"), bytes[end] <= UInt8(ascii: "7") {
        code = code << 3 | Int(bytes[end] - UInt8(ascii: "0"))
        end += 1
      }
      text.append(UInt8(truncatingIfNeeded: code))
      return end
    case UInt8(ascii: "x"):
      var end = start + 2
      var code = 0
      while end < min(limit, start + 4), let digit = bytes[end].hexadecimalValue {
        code = code << 4 | Int(digit)
        end += 1
      }
      if end > start + 2 { text.append(UInt8(truncatingIfNeeded: code)) } else { text.append(byte) }
      return end
    default:
      var end = start + 2
      while end < limit, bytes[end] & 0xC0 == 0x80 { end += 1 }
      text.append(contentsOf: bytes[start + 1..<end])
      return end
    }
    return start + 2
  }

  /// `text` escaped for the value at `range`; a value over several lines gets one literal per line.
  ///
  /// - Returns: nil when there is a zero byte, which ends a text in C.
  static func encode(_ text: String, in range: Range<Int>, of document: Document) -> [UInt8]? {
    let lineEnd = lineEnd(in: document.bytes[range])
    var result: [UInt8] = []
    let text = Array(text.utf8)
    result.reserveCapacity(text.count + 16)
    for (index, byte) in text.enumerated() {
      switch byte {
      case 0: return nil
      case UInt8(ascii: "\\"): result.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\""): result.append(contentsOf: "\\\"".utf8)
      case 0x0A:
        result.append(contentsOf: "\\n".utf8)
        if let lineEnd, index + 1 < text.count {
          result.append(UInt8(ascii: "\""))
          result.append(contentsOf: lineEnd)
          result.append(UInt8(ascii: "\""))
        }
      case 0x0D: result.append(contentsOf: "\\r".utf8)
      case 0x09: result.append(contentsOf: "\\t".utf8)
      case 0x00..<0x20, 0x7F:
        let digits = [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
        result.append(UInt8(ascii: "\\"))
        result.append(contentsOf: digits)
      default: result.append(byte)
      }
    }
    return result
  }

  /// The line end between the literals of a value; nil when they are on one line.
  private static func lineEnd(in value: ArraySlice<UInt8>) -> [UInt8]? {
    guard let first = value.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let isDouble = value[first] == 0x0D && first + 1 < value.endIndex && value[first + 1] == 0x0A
    return isDouble ? [0x0D, 0x0A] : [value[first]]
  }
}
