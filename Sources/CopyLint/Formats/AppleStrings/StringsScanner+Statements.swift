extension StringsScanner {
  /// Goes to the next statement with a text; false at the end. After a fault it goes on where the next statement
  /// seems to begin.
  mutating func next() -> Bool {
    while goesOn, faults.count < Self.maximumFaults {
      if brace != nil, bytes[at] == UInt8(ascii: "}") {
        at += 1
        if skipSpace() { fault("Remove this. The list of strings ended before it.", at..<bytes.count) }
        brace = nil
        goesOn = false
        return false
      }
      let start = at
      let hasText = scanStatement()
      if at == start { at += 1 }
      // To the next statement, so that the comments after this one are known.
      goesOn = skipSpace()
      if hasText { return true }
    }
    if let brace, faults.isEmpty {
      fault("Add “}” at the end. The “{” here is never closed.", brace..<brace + 1)
    }
    return false
  }

  /// - Returns: whether it has a text.
  private mutating func scanStatement() -> Bool {
    beginStatement()
    if let plain = Self.plainStatement(bytes.span, at: at) {
      key = plain.key
      value = plain.value
      at = plain.end
      endStatement(hasText: true)
      return true
    }
    guard let key = scanString() else { return false }
    self.key = key
    guard skipSpace() else {
      expected("=", after: key)
      return false
    }
    switch bytes[at] {
    case UInt8(ascii: ";"):
      at += 1
      value = nil
      endStatement(hasText: true)
      return true
    case UInt8(ascii: "="):
      at += 1
      guard skipSpace() else {
        expected("value", after: key)
        return false
      }
      return scanValue(of: key)
    default:
      expected("=", after: key)
      return false
    }
  }

  private mutating func scanValue(of key: Token) -> Bool {
    value = nil
    switch bytes[at] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      guard skipNested() else { return false }
    case UInt8(ascii: ";"), UInt8(ascii: "="):
      expected("value", after: key)
      return false
    default:
      guard let value = scanString() else { return false }
      self.value = value
      takeComments()
    }
    let valueEnd = at
    if skipSpace(), bytes[at] == UInt8(ascii: ";") {
      at += 1
      takeComments()
      endStatement(hasText: value != nil)
    } else if let value, spansLines(value) {
      unclosed(value)
      return false
    } else {
      let name = quoted(String(decoding: bytes[key.range], as: UTF8.self))
      let place = value?.outerRange ?? valueEnd - 1..<valueEnd
      fault("Add “;” after the value of \(name). The app can't read the file without it.", place)
      if value != nil { foundText() }
    }
    return value != nil
  }

  /// Reports that something is missing after `key`; goes on at the next line or after the next `;`.
  private mutating func expected(_ what: String, after key: Token) {
    if spansLines(key) { return unclosed(key) }
    let name = quoted(String(decoding: bytes[key.range], as: UTF8.self))
    fault(
      what == "="
        ? "Add “=” and a value after \(name). The app can't read the file without them."
        : "Add a value after \(name) and “=”. The app can't read the file without it.",
      key.outerRange)
    skipToNextStatement()
  }

  /// A string that swallowed line ends and is followed by the wrong thing lacks its closing quote.
  private mutating func unclosed(_ token: Token) {
    let start = token.outerRange.lowerBound
    at = start
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    let quote = token.quote == UInt8(ascii: "'") ? "single" : "double"
    fault("Close this text with a \(quote) quote. The app can't read the file without it.", start..<at)
    endStatement()
  }

  private func spansLines(_ token: Token) -> Bool {
    token.quote != nil && bytes[token.range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private mutating func skipToNextStatement() {
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D, bytes[at] != UInt8(ascii: ";") { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: ";") { at += 1 }
    endStatement()
  }

  /// A string with or without quotes; nil, with a problem, when there is something else.
  private mutating func scanString() -> Token? {
    let first = bytes[at]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return scanQuoted(first) }
    let start = at
    while at < bytes.count, Self.isUnquoted(bytes[at]) { at += 1 }
    if at > start { return Token(range: start..<at, quote: nil) }
    at += 1
    while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
    let stray = String(decoding: bytes[start..<at], as: UTF8.self)
    let message =
      "Remove \(quoted(stray)) or put quotes around the text. Only a key or a comment can be here."
    fault(message, start..<at)
    skipToNextStatement()
    return nil
  }

  private mutating func scanQuoted(_ quote: UInt8) -> Token? {
    guard let token = Self.quotedToken(bytes.span, at: at) else {
      unclosed(Token(range: at + 1..<bytes.count, quote: quote))
      return nil
    }
    at = token.range.upperBound + 1
    return token
  }

  /// Letters, digits and marks that need no quotes.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Passes a dictionary, an array or data; false when it is never closed.
  private mutating func skipNested() -> Bool {
    let start = at
    var depth = 0
    while skipSpace() {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard scanQuoted(bytes[at]) != nil else { return false }
        continue
      default: break
      }
      at += 1
      if depth == 0 { return true }
    }
    fault("Close this list. The app can't read the file without it.", start..<start + 1)
    return false
  }
}
