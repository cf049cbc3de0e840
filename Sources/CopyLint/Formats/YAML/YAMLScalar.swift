/// The raw value of a scalar: its place, and the way back from its text.
struct YAMLScalar {
  /// Without quotes; of a block, from its first character on.
  var range: Range<Int>
  private(set) var map: ByteMap
  /// Whether the map leads back from every place in the text.
  private(set) var isMapped = true

  let bytes: [UInt8]
  private(set) var text: [UInt8] = []
  private var builder = ByteMap.Builder()

  init(_ event: YAMLEvents.Event, of bytes: [UInt8]) {
    self.bytes = bytes
    range = Self.withoutProperties(event.range, in: bytes)
    if event.style == .single || event.style == .double {
      let lower = min(range.lowerBound + 1, range.upperBound)
      range = lower..<max(lower, range.upperBound - 1)
    }
    map = ByteMap(start: range.lowerBound)
    let expected = Array(event.text.utf8)
    if bytes[range].elementsEqual(expected) { return }
    switch event.style {
    case .plain, .single, .double: decodeFlow(event.style)
    case .literal, .folded: decodeBlock(expected, isFolded: event.style == .folded)
    }
    if text == expected {
      map = builder.finish(at: range.lowerBound)
    } else {
      // One unit: only the whole can be replaced.
      isMapped = false
      var whole = ByteMap.Builder()
      whole.append(count: expected.count, document: range.lowerBound, documentCount: range.count)
      map = whole.finish(at: range.lowerBound)
    }
  }

  /// Without the anchor and the tag before it.
  private static func withoutProperties(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
      while start < range.upperBound, !bytes[start].isASCIISpace { start += 1 }
      while start < range.upperBound, bytes[start].isASCIISpace { start += 1 }
    }
    return start..<range.upperBound
  }

  mutating func append(_ decoded: [UInt8], _ place: Range<Int>) {
    text.append(contentsOf: decoded)
    builder.append(count: decoded.count, document: place.lowerBound, documentCount: place.count)
  }

  mutating func appendAsIs(_ place: Range<Int>) {
    text.append(contentsOf: bytes[place])
    builder.append(count: place.count, document: place.lowerBound)
  }

  /// Makes the last character cover the document up to `end`.
  mutating func extendLast(to end: Int) { builder.extendLast(to: end, of: text) }

  /// Lines are folded: a line end with the white space around it is a space, each further one a line feed.
  private mutating func decodeFlow(_ style: YAMLEvents.Style) {
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      while at < range.upperBound, !isSpecial(bytes[at], style) { at += 1 }
      var end = at
      if at < range.upperBound, isLineEnd(bytes[at]) {
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      }
      appendAsIs(start..<end)
      guard at < range.upperBound else { return }
      if isLineEnd(bytes[at]) {
        at = appendFold(from: end)
      } else if style == .single {
        append([UInt8(ascii: "'")], at..<min(at + 2, range.upperBound))
        at += 2
      } else {
        at = appendEscape(at)
      }
    }
  }

  private func isSpecial(_ byte: UInt8, _ style: YAMLEvents.Style) -> Bool {
    isLineEnd(byte) || byte == UInt8(ascii: "'") && style == .single
      || byte == UInt8(ascii: "\\") && style == .double
  }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func appendFold(from start: Int) -> Int {
    var at = start
    var lines = 0
    while at < range.upperBound, bytes[at] == 0x20 || bytes[at] == 0x09 || isLineEnd(bytes[at]) {
      if bytes[at] == 0x0A || bytes[at] == 0x0D && !(at + 1 < range.upperBound && bytes[at + 1] == 0x0A) {
        lines += 1
      }
      at += 1
    }
    append(lines > 1 ? Array(repeating: 0x0A, count: lines - 1) : [0x20], start..<at)
    return at
  }

  /// Decodes the escape at `start` (YAML 1.1, 5.6); returns its end.
  private mutating func appendEscape(_ start: Int) -> Int {
    guard start + 1 < range.upperBound else { return range.upperBound }
    let letter = bytes[start + 1]
    if isLineEnd(letter) {
      // What is left out goes with the character before it.
      var end = start + (letter == 0x0D && start + 2 < range.upperBound && bytes[start + 2] == 0x0A ? 3 : 2)
      while end < range.upperBound, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      extendLast(to: end)
      return end
    }
    if let digits = Self.digits(of: letter) {
      var code: UInt32 = 0
      var end = start + 2
      while end < min(range.upperBound, start + 2 + digits), let digit = bytes[end].hexadecimalValue {
        code = code << 4 | UInt32(digit)
        end += 1
      }
      append(Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8), start..<end)
      return end
    }
    let scalar = Self.scalar(of: letter)
    append(Array(String(scalar).utf8), start..<start + 2)
    return start + 2
  }

  private static func digits(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    case UInt8(ascii: "U"): 8
    default: nil
    }
  }

  private static func scalar(of letter: UInt8) -> Unicode.Scalar {
    switch letter {
    case UInt8(ascii: "0"): "\u{0}"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"), 0x09: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: Unicode.Scalar(letter)
    }
  }
}
