extension JSONReader {
  /// Passes white space and comments; false when a comment is never closed.
  @inline(__always) mutating func skipSpace(_ at: inout Int, _ bytes: Span<UInt8>) -> Bool {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20:
        at += 1
        // Lines are indented.
        while at &+ 8 <= bytes.count, bytes.word(at: at) == ByteWord.filled(0x20) { at &+= 8 }
      case 0x09, 0x0A, 0x0D: at += 1
      case UInt8(ascii: "/"):
        let start = at
        guard skipComment(&at, bytes) else { return false }
        if at == start { return true }
      default: return true
      }
    }
    return true
  }

  /// Passes a comment, if there is one.
  private mutating func skipComment(_ at: inout Int, _ bytes: Span<UInt8>) -> Bool {
    if bytes.byte(at + 1) == UInt8(ascii: "/") {
      while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    } else if bytes.byte(at + 1) == UInt8(ascii: "*") {
      guard let end = bytes.firstIndex(of: "*/", from: at + 2, before: bytes.count) else {
        fault(.unclosedComment, at..<at + 2)
        return false
      }
      at = end + 2
    }
    return true
  }

  /// Passes the string that opens at `at`; nil when it is never closed.
  mutating func scanString(_ at: inout Int, _ bytes: Span<UInt8>) -> Node? {
    let start = at + 1
    var hasEscapes = false
    at = start
    while true {
      skipPlain(&at, bytes)
      guard at < bytes.count else { break }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        at += 1
        return Node(
          kind: .string, hasEscapes: hasEscapes, start: Int32(truncatingIfNeeded: start),
          end: Int32(truncatingIfNeeded: at - 1), next: nodes.count + 1)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        scanEscape(&at)
      } else {
        if byte == 0x0A || byte == 0x0D { break }
        fault(.controlCharacter, at..<at + 1)
        at += 1
      }
    }
    fault(.unclosedString, start - 1..<at)
    return nil
  }

  /// Passes what needs no decoding in a string: all but quotes, backslashes and control characters.
  @inline(__always) private func skipPlain(_ at: inout Int, _ bytes: Span<UInt8>) {
    while at &+ 8 <= bytes.count {
      let word = bytes.word(at: at)
      let quotes = ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "\"")))
      let escapes = ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "\\")))
      // A byte is borrowed from only by one that is marked itself.
      let controls = word &- ByteWord.filled(0x20)
      let marks = (quotes | escapes | controls) & ~word & ByteWord.highBits
      if marks != 0 {
        at &+= ByteWord.first(marks)
        return
      }
      at &+= 8
    }
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\"),
      bytes[at] >= 0x20
    {
      at &+= 1
    }
  }

  private mutating func scanEscape(_ at: inout Int) {
    let start = at
    at += 1
    guard at < bytes.count else { return }
    switch bytes[at] {
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(at + 1) else {
        at += 1
        return fault(.unknownEscape, start..<at)
      }
      at += 5
      guard unit & 0xF800 == 0xD800 else { return }
      let isPair =
        unit < 0xDC00 && at + 1 < bytes.count && bytes[at] == UInt8(ascii: "\\")
        && bytes[at + 1] == UInt8(ascii: "u") && (hexUnit(at + 2) ?? 0) & 0xFC00 == 0xDC00
      if isPair { at += 6 } else { fault(.halfCharacter, start..<at) }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    default:
      if bytes[at] >= 0x20, bytes[at] < 0x80 { at += 1 }
      fault(.unknownEscape, start..<at)
    }
  }

  /// The UTF-16 unit of the four hexadecimal digits at `start`.
  func hexUnit(_ start: Int) -> UInt32? {
    guard start >= 0, start + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = hexDigitValue(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// Passes a number, `true`, `false` or `null`; nil when it is something else.
  mutating func scanWord(_ at: inout Int) -> Node? {
    let start = at
    at = endOfWord(start)
    let word = bytes[start..<at]
    let kind: Node.Kind? =
      switch bytes[start] {
      case UInt8(ascii: "t"): word.elementsEqual("true".utf8) ? .true : nil
      case UInt8(ascii: "f"): word.elementsEqual("false".utf8) ? .false : nil
      case UInt8(ascii: "n"): word.elementsEqual("null".utf8) ? .null : nil
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
      default: nil
      }
    guard let kind else {
      fault(bytes[start] == UInt8(ascii: "'") ? .missingQuote : .unknownWord, start..<at)
      return nil
    }
    if kind == .number, !Self.isNumber(word) {
      fault(.wrongNumber, start..<at)
    }
    return Node(kind: kind, start: Int32(start), end: Int32(at), next: nodes.count + 1)
  }

  /// One byte at least, so that scanning always moves on.
  func endOfWord(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
    return max(at, min(start + 1, bytes.count))
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// RFC 8259: `-`? digits without a leading zero, a fraction, an exponent.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word[...]
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest[fraction.endIndex...]
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let exponent = rest.prefix(while: isDigit)
      guard !exponent.isEmpty else { return false }
      rest = rest[exponent.endIndex...]
    }
    return rest.isEmpty
  }
}

/// The value of a hexadecimal digit; nil for any other byte.
func hexDigitValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
