/// The letters that end a placeholder of printf and the like.
enum PercentConversion {
  static func isKnown(_ byte: UInt8, syntax: Syntax) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "s"),
      UInt8(ascii: "f"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      true
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "F"),
      UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"),
      UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "p"):
      isUsed(in: syntax)
    default:
      isJava(syntax) && byte.isASCIILetter
    }
  }

  /// Whether the grammar has printf's conversions at all.
  static func isUsed(in syntax: Syntax) -> Bool {
    syntax == .apple || syntax == .printf || syntax == .ruby || isJava(syntax)
  }

  /// What a known conversion takes: C's `printf`, NSString, and `java.util.Formatter`, where `s` takes anything.
  static func type(of conversion: UInt8, syntax: Syntax) -> PlaceholderType {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "b"), UInt8(ascii: "B"): .boolean
    case UInt8(ascii: "h"), UInt8(ascii: "H"): .hash
    case UInt8(ascii: "n") where isJava(syntax): .literal
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .string
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "p"): .pointer
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .float
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "O"),
      UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      .integer
    default: .any
    }
  }

  /// Whether Java's Formatter stops at a conversion that C or NSString has: `%i`, `%u`.
  static func stopsJava(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "p"), UInt8(ascii: "D"), UInt8(ascii: "F"),
      UInt8(ascii: "O"), UInt8(ascii: "U"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  private static func isJava(_ syntax: Syntax) -> Bool { syntax == .java || syntax == .android }
}
