extension JSONReader {
  /// The string at `index`, decoded; nil for any other value.
  package func string(at index: Int) -> String? {
    let node = nodes[index]
    guard node.kind == .string else { return nil }
    guard node.hasEscapes else { return String(decoding: bytes[node.range], as: UTF8.self) }
    return mappedString(node)?.text
  }

  /// The number at `index`; nil for any other value, or beyond the numbers that a `Double` holds.
  package func number(at index: Int) -> Double? {
    let node = nodes[index]
    guard node.kind == .number else { return nil }
    return Double(String(decoding: bytes[node.range], as: UTF8.self))
  }

  /// The integer at `index`; nil for any other value, or beyond `Int`.
  package func integer(at index: Int) -> Int? { number(at: index).flatMap(Int.init(exactly:)) }

  /// `true` or `false` at `index`; nil for any other value.
  package func flag(at index: Int) -> Bool? {
    switch nodes[index].kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether the string at `index` is `text`.
  package func isString(_ index: Int, _ text: String) -> Bool {
    let node = nodes[index]
    guard node.kind == .string else { return false }
    if node.hasEscapes { return string(at: index) == text }
    let range = node.range
    guard range.count == text.utf8.count else { return false }
    let text = text.utf8.span
    for index in text.indices where bytes[range.lowerBound &+ index] != text[index] { return false }
    return true
  }

  /// The string at `index`, decoded, with the way from its offsets back to `bytes`; nil for any other value.
  func mappedString(at index: Int) -> (text: String, map: ByteMap)? { mappedString(nodes[index]) }

  /// As above, for a node of any reader of the same bytes.
  func mappedString(_ node: Node) -> (text: String, map: ByteMap)? {
    guard node.kind == .string else { return nil }
    let range = node.range
    guard node.hasEscapes else {
      return (String(decoding: bytes[range], as: UTF8.self), ByteMap(start: range.lowerBound))
    }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var map = ByteMap.Builder()
    decode(range, into: &text) { count, place in
      map.append(
        count: count, document: place.lowerBound, documentCount: count == place.count ? nil : place.count)
    }
    return (String(decoding: text, as: UTF8.self), map.finish(at: range.lowerBound))
  }

  /// Adds the text that stands at `range`, escapes decoded.
  ///
  /// - Parameter piece: gets how many bytes were added, and for which bytes of the document.
  func decode(_ range: Range<Int>, into text: inout [UInt8], piece: (Int, Range<Int>) -> Void = { _, _ in }) {
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      while at < range.upperBound, bytes[at] != UInt8(ascii: "\\") { at += 1 }
      if at > start {
        text.append(contentsOf: bytes[start..<at])
        piece(at - start, start..<at)
      }
      guard at < range.upperBound else { return }
      let escape = decodeEscape(at, limit: range.upperBound)
      let before = text.count
      text.append(contentsOf: String(escape.scalar).utf8)
      piece(text.count - before, at..<at + escape.length)
      at += escape.length
    }
  }

  private func decodeEscape(_ at: Int, limit: Int) -> (scalar: Unicode.Scalar, length: Int) {
    guard at + 1 < limit else { return ("\\", 1) }
    switch bytes[at + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"):
      guard at + 6 <= limit, let unit = hexUnit(at + 2) else { return ("\\", 1) }
      if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
      guard unit < 0xDC00, at + 12 <= limit, bytes[at + 6] == UInt8(ascii: "\\"),
        bytes[at + 7] == UInt8(ascii: "u"), let low = hexUnit(at + 8), low & 0xFC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { return ("\u{FFFD}", 6) }
      return (scalar, 12)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return (Unicode.Scalar(bytes[at + 1]), 2)
    default: return ("\\", 1)
    }
  }
}
