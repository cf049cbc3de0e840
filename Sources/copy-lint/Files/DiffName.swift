/// The name of a file as the header of a diff holds it, on one line.
///
/// As git writes it: a name with control characters, quotation marks or backslashes is quoted as in C, and one with
/// spaces ends with a tab, so that what follows is not part of it. `core.quotePath` in git-config(1).
func diffName(_ path: String) -> String {
  guard path.unicodeScalars.contains(where: needsQuotes) else {
    return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path
  }
  var name = "\""
  for scalar in path.unicodeScalars {
    if let byte = keptByte(scalar) {
      name += octal(byte)
    } else if let letter = letters[scalar] {
      name += "\\\(letter)"
    } else if needsQuotes(scalar) {
      for byte in String(scalar).utf8 { name += octal(byte) }
    } else {
      name.unicodeScalars.append(scalar)
    }
  }
  return name + "\""
}

private func octal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 8)
  return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
}

/// The characters that git quotes, bytes that no character has, and those that a terminal or an editor takes for a control or a line end.
private func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x10FF80...: true
  default: scalar == "\"" || scalar == "\\"
  }
}

private let letters: [Unicode.Scalar: Character] = [
  "\u{07}": "a", "\u{08}": "b", "\t": "t", "\n": "n", "\u{0B}": "v", "\u{0C}": "f", "\r": "r", "\"": "\"",
  "\\": "\\",
]
