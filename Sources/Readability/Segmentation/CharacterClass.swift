/// What a scalar is to a word.
enum CharacterClass {
  case lowercase, uppercase
  /// A letter of a script without case.
  case uncased
  case digit
  /// An accent or vowel sign on the letter before it.
  case mark
  /// A format character: soft hyphen, word joiner, direction mark. Never seen, never counted.
  case invisible
  case other

  var isLetter: Bool {
    switch self {
    case .lowercase, .uppercase, .uncased: true
    case .digit, .mark, .invisible, .other: false
    }
  }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A: self = .lowercase
    case 0x41...0x5A: self = .uppercase
    case 0x30...0x39: self = .digit
    case 0..<0x80: self = .other
    case 0x200B: self = .invisible
    // An apostrophe by use, a letter for Unicode.
    case 0x2BC: self = .other
    default: self = Self.beyondASCII(scalar)
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> CharacterClass {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: .lowercase
    case .uppercaseLetter, .titlecaseLetter: .uppercase
    case .modifierLetter, .otherLetter: .uncased
    case .decimalNumber: .digit
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    case .format: .invisible
    default: .other
    }
  }
}
