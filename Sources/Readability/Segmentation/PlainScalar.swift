/// What Unicode's break rules say of the scalars that need no ICU: ASCII, and what English, its neighbors and
/// typographers add to it. Marks that change the break rules of what is before them are none of these.
///
/// A test compares the classes with ICU's boundaries.
enum PlainScalar {
  /// Unicode Standard Annex 29, table 3; those that occur.
  enum WordBreak {
    case letter, digit
    /// "_": belongs to what is next to it.
    case extender
    /// Between letters: "·".
    case midLetter
    /// Between digits: "," and ";".
    case midNumber
    /// Between letters or digits: "." and apostrophes.
    case midBoth
    case other
  }

  /// Unicode Standard Annex 29, table 4; those that occur.
  enum SentenceBreak {
    case upper, lower, digit, space
    /// Brackets and quotation marks.
    case close
    /// Goes on with the sentence: "," and the like.
    case goesOn
    case fullStop
    /// "!" and "?".
    case stop
    case lineEnd
    case other
  }

  /// The bytes of the plain scalar beyond ASCII at `index`; 0 when it is none.
  static func length(_ text: Span<UInt8>, at index: Int) -> Int {
    let (scalar, length) = decodeScalar(text, at: index)
    switch scalar.value {
    case 0xA0...0xAC, 0xAE...0x17F,
      0x2010...0x2023, 0x2025...0x2026, 0x2030...0x203B,
      // Currencies, "™", arrows, mathematical and geometric signs.
      0x20A0...0x20C0, 0x2122, 0x2190...0x22FF, 0x2500...0x25FF:
      return length
    default:
      return 0
    }
  }

  /// The class of the scalar at `index`, and its length in bytes.
  static func wordBreak(_ text: Span<UInt8>, at index: Int) -> (WordBreak, length: Int) {
    let byte = text[index]
    if byte < 0x80 { return (wordBreak(byte), 1) }
    let (scalar, length) = decodeScalar(text, at: index)
    switch scalar.value {
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F: return (.letter, length)
    case 0xB7: return (.midLetter, length)
    case 0x2018, 0x2019: return (.midBoth, length)
    default: return (.other, length)
    }
  }

  private static func wordBreak(_ byte: UInt8) -> WordBreak {
    switch byte {
    // ICU 72 takes "@" for a letter, so that addresses stay whole.
    case 0x40...0x5A, 0x61...0x7A: .letter
    case 0x30...0x39: .digit
    case UInt8(ascii: "_"): .extender
    case UInt8(ascii: ","), UInt8(ascii: ";"): .midNumber
    case UInt8(ascii: "."), UInt8(ascii: "'"): .midBoth
    default: .other
    }
  }

  /// The class of the scalar at `index`, and its length in bytes.
  static func sentenceBreak(_ text: Span<UInt8>, at index: Int) -> (SentenceBreak, length: Int) {
    let byte = text[index]
    if byte < 0x80 { return (sentenceBreak(byte), 1) }
    let (scalar, length) = decodeScalar(text, at: index)
    switch scalar.value {
    case 0xA0: return (.space, length)
    case 0xAA, 0xBA: return (.lower, length)
    case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: return (.close, length)
    case 0x2013, 0x2014: return (.goesOn, length)
    case 0xB5, 0xC0...0x17F:
      switch CharacterClass(scalar) {
      case .uppercase: return (.upper, length)
      case .lowercase: return (.lower, length)
      default: return (.other, length)
      }
    default: return (.other, length)
    }
  }

  private static func sentenceBreak(_ byte: UInt8) -> SentenceBreak {
    switch byte {
    case 0x61...0x7A: .lower
    case 0x41...0x5A: .upper
    case 0x30...0x39: .digit
    case 0x0A, 0x0D: .lineEnd
    case 0x09, 0x0B, 0x0C, 0x20: .space
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      .close
    case UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: ":"): .goesOn
    case UInt8(ascii: "."): .fullStop
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .stop
    default: .other
    }
  }
}
