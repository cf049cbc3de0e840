/// What to print for a scalar so that a file can't steer the terminal: controls as their pictures, what ends a line as
/// “␤”, marks that turn the direction of the text as “�”. A tab stays, for an excerpt to keep.
func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09: scalar
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "�"
  case 0x7F: "␡"
  case 0x85, 0x2028, 0x2029: "␤"
  case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "�"
  default: scalar
  }
}

/// `text` on one line, with nothing in it that steers the terminal or what runs the program.
package func printable(_ text: String) -> String {
  if isPrintable(text.utf8.span) { return text }
  let holdsCommand = holdsRunnerCommand(text.utf8.span)
  var safe = ""
  var last: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    let isSecondHash = holdsCommand && scalar == "#" && last == "#"
    safe.unicodeScalars.append(scalar == "\t" ? "␉" : isSecondHash ? hashInPlace : printable(scalar))
    last = scalar
  }
  return safe
}

extension [UInt8] {
  /// Adds what `printable` makes of a text, UTF-8.
  mutating func append(printable text: Span<UInt8>) {
    if isPrintable(text) {
      append(copying: text)
    } else {
      append(text: CopyLint.printable(String(copying: text)))
    }
  }
}

/// `text` as the beginning of a line: GitHub takes a line that begins with “::” for a command, with or without white
/// space before it. Only a path gets there, and “./” before a path changes nothing.
func lineStart(_ text: String) -> String {
  text.utf8.first == UInt8(ascii: ":") || text.unicodeScalars.first?.properties.isWhitespace == true
    ? beginsCommand(text) ? "./" + text : text : text
}

/// Any other text as the beginning of a line.
func wordAtLineStart(_ text: String) -> String {
  guard beginsCommand(text), let colon = text.unicodeScalars.firstIndex(of: ":") else { return text }
  return text[..<colon] + "∶" + text[colon...].dropFirst()
}

private func beginsCommand(_ text: String) -> Bool {
  text.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
}

/// Stands for the second “#” of a command.
let hashInPlace: Unicode.Scalar = "♯"

/// Whether there may be a command for what runs the program, such as “##[error]” or “##vso[…]”: GitHub and Azure Pipelines take
/// them anywhere in a line.
func holdsRunnerCommand(_ text: Span<UInt8>) -> Bool {
  let hash = UInt8(ascii: "#")
  var index = 0
  while let first = text.firstIndex(of: hash, from: index) {
    index = first + 1
    guard text.byte(index) == hash else { continue }
    var end = index + 1
    while text.byte(end).isASCIILetter { end += 1 }
    if text.byte(end) == UInt8(ascii: "[") { return true }
  }
  return false
}

/// Whether nothing in a text needs a second look: letters and signs of ASCII, and what begins neither a control nor a
/// mark for the direction of the text.
private func isPrintable(_ bytes: Span<UInt8>) -> Bool {
  var index = 0
  while index < bytes.count {
    defer { index &+= 1 }
    if index &+ 8 <= bytes.count, isPlain(bytes.word(at: index)) {
      index &+= 7
      continue
    }
    switch bytes[index] {
    case UInt8(ascii: "#"):
      if bytes.byte(index + 1) == UInt8(ascii: "#") { return false }
    case 0x20...0x7E, 0x80...0xC1, 0xC3...0xD7, 0xD9...0xE1, 0xE3...: continue
    case 0xC2:
      // The “±” of a grade, but no control.
      guard bytes.byte(index + 1) >= 0xA0 else { return false }
      index &+= 1
    case 0xE2:
      switch bytes.byte(index + 1) {
      case 0x80:
        // The quotation marks of messages, and an ellipsis.
        guard case 0x90...0xA7 = bytes.byte(index + 2) else { return false }
      case 0x81: return false
      // The lines of a table.
      default: break
      }
      index &+= 2
    default: return false
    }
  }
  return true
}

/// Whether all of eight bytes are letters and signs of ASCII, but not “#”.
private func isPlain(_ word: UInt64) -> Bool {
  ByteWord.isPlain(word) && ByteWord.zeros(word ^ ByteWord.filled(UInt8(ascii: "#"))) & ByteWord.highBits == 0
}
