/// The pairs of bytes that a sign of code may be or begin with, so that one pass over a text tells that it has none.
///
/// `Prose.isCode` looks closer: most texts have no such pair, and it takes ten times as long.
struct CodeSigns {
  /// What a byte is.
  private static let letter: UInt8 = 1
  private static let capital: UInt8 = 2
  private static let colon: UInt8 = 4
  private static let closing: UInt8 = 8
  private static let hyphen: UInt8 = 16
  /// A sign by itself: `_`, `=`, `\`, a backtick.
  private static let sign: UInt8 = 32

  /// For each byte, what it is, and what it makes a sign of code with when that comes next.
  private static let bytes: [(kind: UInt8, next: UInt8)] = (0...UInt8.max).map { byte in
    let next: UInt8 =
      switch byte {
      case UInt8(ascii: "."): letter
      case UInt8(ascii: ":"): colon
      case UInt8(ascii: "("): closing
      case UInt8(ascii: "-"): letter | hyphen
      default: byte.isASCIISmall ? capital : 0
      }
    return (kind(of: byte), next | sign)
  }

  private static func kind(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "\\"), UInt8(ascii: "`"): sign
    case UInt8(ascii: ":"): colon
    case UInt8(ascii: ")"): closing
    case UInt8(ascii: "-"): hyphen
    default: byte.isASCIICapital ? letter | capital : byte.isASCIILetter ? letter : 0
    }
  }

  /// Whether a text has such a pair.
  static func mayBe(in text: Span<UInt8>) -> Bool {
    let bytes = bytes.span
    var wanted = sign
    for index in text.indices {
      let byte = bytes[Int(text[index])]
      if byte.kind & wanted != 0 { return true }
      wanted = byte.next
    }
    return false
  }
}
