import CopyLint

// The name of a file is bytes, and a `String` has none that aren't UTF-8. Such a byte is kept as a character of its own, the
// last 128 of the private planes, so that a path leads back to its file.

/// Where such characters begin: the byte 0x80 is U+10FF80.
private let first: UInt32 = 0x10FF00

/// The path that these bytes are.
func pathText(_ bytes: some Collection<UInt8>) -> String {
  // These start all of the characters, so nearly all paths end here.
  if let text = String(validating: bytes, as: UTF8.self), !text.utf8.span.holds(0xF4) { return text }
  var text = String.UnicodeScalarView()
  var rest = Array(bytes)[...]
  while let byte = rest.first {
    let size = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    // Where a name has one of the characters itself, its bytes are kept one by one as well: each path leads to one file.
    if let scalar = String(validating: rest.prefix(size), as: UTF8.self)?.unicodeScalars.first,
      keptByte(scalar) == nil
    {
      text.append(scalar)
      rest.removeFirst(size)
    } else {
      text.append(Unicode.Scalar(first + UInt32(byte)) ?? "\u{FFFD}")
      rest.removeFirst()
    }
  }
  return String(text)
}

/// The bytes of a path.
func pathBytes(_ path: String) -> [UInt8] {
  guard path.utf8.span.holds(0xF4) else { return Array(path.utf8) }
  var bytes: [UInt8] = []
  for scalar in path.unicodeScalars {
    if let byte = keptByte(scalar) { bytes.append(byte) } else { bytes += String(scalar).utf8 }
  }
  return bytes
}

/// A path as people and reports see it: with “�” for each byte that no character has.
func shownPath(_ path: String) -> String {
  guard path.utf8.span.holds(0xF4) else { return path }
  var shown = String.UnicodeScalarView()
  for scalar in path.unicodeScalars { shown.append(keptByte(scalar) == nil ? scalar : "\u{FFFD}") }
  return String(shown)
}

/// The byte that a character stands for.
func keptByte(_ scalar: Unicode.Scalar) -> UInt8? {
  scalar.value >= first + 0x80 ? UInt8(scalar.value - first) : nil
}
