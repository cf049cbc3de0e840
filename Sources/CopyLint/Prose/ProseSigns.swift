/// The signs by which a text may be something else than prose, found in one pass over its bytes. Most texts have none of them, and
/// need no closer look, which takes ten times as long.
struct ProseSigns {
  // What a byte is.
  private static let letter: UInt16 = 1 << 0
  private static let capital: UInt16 = 1 << 1
  private static let colon: UInt16 = 1 << 2
  private static let closing: UInt16 = 1 << 3
  private static let hyphen: UInt16 = 1 << 4
  /// A sign of code by itself: `_`, `=`, `\`, a backtick.
  private static let sign: UInt16 = 1 << 5
  /// A notice of copyright may begin here.
  private static let notice: UInt16 = 1 << 6
  /// It may part the items of a list.
  private static let separator: UInt16 = 1 << 7

  /// What its bytes are.
  private var kinds: UInt16 = 0
  /// What those bytes are that make a sign of code with the byte before.
  private var pairs: UInt16 = 0

  init(in text: Span<UInt8>) {
    let bytes = Self.bytes.span
    // There is an entry for each byte.
    precondition(bytes.count == 256)
    var wanted: UInt16 = 0
    for index in text.indices {
      let byte = unsafe bytes[unchecked: Int(text[index])]
      kinds |= byte.kind
      pairs |= byte.kind & wanted
      wanted = byte.next
    }
  }

  /// Whether a word may have a sign of code.
  var mayBeCode: Bool { pairs != 0 || kinds & Self.sign != 0 }
  /// Whether “--” is in it.
  var holdsOption: Bool { pairs & Self.hyphen != 0 }
  var mayHoldNotice: Bool { kinds & Self.notice != 0 }
  var mayHoldItems: Bool { kinds & Self.separator != 0 }

  /// For each byte, what it is, and what it makes a sign of code with when that comes next.
  private static let bytes: [(kind: UInt16, next: UInt16)] = (0...UInt8.max).map { byte in
    let next: UInt16 =
      switch byte {
      case UInt8(ascii: "."): letter
      case UInt8(ascii: ":"): colon
      case UInt8(ascii: "("): closing
      case UInt8(ascii: "-"): letter | hyphen
      default: byte.isASCIISmall ? capital : 0
      }
    return (kind(of: byte), next)
  }

  private static func kind(of byte: UInt8) -> UInt16 {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "\\"), UInt8(ascii: "`"): sign
    case UInt8(ascii: ":"): colon
    case UInt8(ascii: ")"): closing
    case UInt8(ascii: "-"): hyphen
    case UInt8(ascii: "("), UInt8(ascii: "&"): notice
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), 0x0A, 0x0D: separator
    // “©”, “·” and “•” begin with these.
    case 0xC2: notice | separator
    case 0xE2: separator
    default: byte.isASCIICapital ? letter | capital : byte.isASCIILetter ? letter : 0
    }
  }
}
