/// Which kinds of bytes a text has, and which of them stand twice in a row.
struct ByteClasses: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  static let small = ByteClasses(rawValue: 1 << 0)
  static let capital = ByteClasses(rawValue: 1 << 1)
  static let digit = ByteClasses(rawValue: 1 << 2)
  static let space = ByteClasses(rawValue: 1 << 3)
  static let dot = ByteClasses(rawValue: 1 << 4)
  static let underscore = ByteClasses(rawValue: 1 << 5)
  /// “!”, “?” and “,”.
  static let mark = ByteClasses(rawValue: 1 << 6)
  /// “?”, “!”, “;”, “:” and the first byte of “«” and “»”.
  static let frenchSign = ByteClasses(rawValue: 1 << 7)
  static let bracket = ByteClasses(rawValue: 1 << 8)
  static let ampersand = ByteClasses(rawValue: 1 << 9)
  /// “%”, and the first byte of “٪”.
  static let percent = ByteClasses(rawValue: 1 << 10)
  static let lineEnd = ByteClasses(rawValue: 1 << 11)
  static let nonASCII = ByteClasses(rawValue: 1 << 12)
  /// The first byte of U+2000 to U+2FFF.
  static let generalPunctuation = ByteClasses(rawValue: 1 << 13)
  /// The first byte of a quotation mark beyond ASCII.
  static let quotation = ByteClasses(rawValue: 1 << 14)
  /// A control character, or the first byte of a character that nobody sees.
  static let hidden = ByteClasses(rawValue: 1 << 15)
  /// All others.
  static let other = ByteClasses(rawValue: 1 << 16)
  /// Brackets and quotation marks, and the first bytes of those beyond ASCII.
  static let pairMark = ByteClasses(rawValue: 1 << 17)

  /// - Returns: the classes of all bytes, and those of which two stand side by side.
  static func read(_ text: Span<UInt8>) -> (all: ByteClasses, doubled: ByteClasses) {
    let table = table.span
    var all: UInt32 = 0
    var doubled: UInt32 = 0
    var before: UInt32 = 0
    for index in text.indices {
      let present = table[Int(text[index])]
      all |= present
      doubled |= present & before
      before = present
    }
    return (ByteClasses(rawValue: all), ByteClasses(rawValue: doubled))
  }

  private static let table = (0...UInt8.max).map { ByteClasses($0).rawValue }

  private init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case 0x20: self = .space
    case UInt8(ascii: "."): self = .dot
    case UInt8(ascii: "_"): self = .underscore
    case UInt8(ascii: "!"), UInt8(ascii: "?"): self = [.mark, .frenchSign]
    case UInt8(ascii: ","): self = .mark
    case UInt8(ascii: ";"), UInt8(ascii: ":"): self = .frenchSign
    case UInt8(ascii: "("): self = [.bracket, .pairMark]
    case UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""):
      self = [.other, .pairMark]
    case UInt8(ascii: "&"): self = .ampersand
    case UInt8(ascii: "%"): self = .percent
    case 0x0A, 0x0D: self = .lineEnd
    case 0x09: self = .other
    case 0..<0x20, 0x7F: self = .hidden
    case 0xC2: self = [.nonASCII, .frenchSign, .quotation, .hidden, .pairMark]
    case 0xD9: self = [.nonASCII, .percent]
    case 0xE2: self = [.nonASCII, .generalPunctuation, .quotation, .hidden, .pairMark]
    case 0xE3: self = [.nonASCII, .quotation, .pairMark]
    case 0xEF: self = [.nonASCII, .hidden, .pairMark]
    case 0x80...: self = .nonASCII
    default: self = .other
    }
  }
}
