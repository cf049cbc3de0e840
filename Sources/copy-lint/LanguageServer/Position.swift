/// A place in a text as editors give it.
struct Position: Equatable, Sendable {
  /// 0-based.
  var line: Int
  /// 0-based, in units of the encoding that was agreed on.
  var character: Int
}

/// What `Position.character` counts.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Units of the scalar that begins with the UTF-8 byte `first`.
  func units(of first: UInt8) -> Int {
    switch self {
    case .utf8: byteCount(of: first)
    case .utf16: first >= 0xF0 ? 2 : 1
    }
  }
}

/// Bytes of the scalar that begins with the UTF-8 byte `first`.
func byteCount(of first: UInt8) -> Int {
  switch first {
  case 0xF0...: 4
  case 0xE0...: 3
  case 0xC0...: 2
  default: 1
  }
}
