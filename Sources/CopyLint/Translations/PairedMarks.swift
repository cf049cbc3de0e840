/// The brackets and quotation marks of a text that have no partner.
struct PairedMarks {
  /// A bracket that nothing closes, or that closes nothing.
  struct Bracket {
    var range: Range<Int>
    var isOpen: Bool
  }

  /// All characters that it pairs.
  static let signs: Signs = "\"()[]“”„‟«»〝〞〟＂（）［］【】「」｢｣『』《》〈〉〔〕"

  /// In the order in which it becomes clear that they have no partner.
  private(set) var alone: [Bracket] = []
  /// The places of all double quotation marks, whichever language's.
  private(set) var quotations: [Range<Int>] = []
  /// How many marks after a digit may be inches.
  private(set) var inches = 0

  private var open: [(kind: UInt8, range: Range<Int>)] = []

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - neutral: what is not language in it.
  init(in bytes: [UInt8], _ neutral: [NeutralRange]) {
    var index = 0
    var next = 0
    var commas: Range<Int>?
    while index < bytes.count {
      while next < neutral.count, neutral[next].range.upperBound <= index { next += 1 }
      if next < neutral.count, neutral[next].range.contains(index) {
        index = neutral[next].range.upperBound
        continue
      }
      if Self.opensWithCommas(bytes, at: index) { commas = index..<index + 2 }
      guard Self.mayBegin(bytes[index]) else {
        index += 1
        continue
      }
      let (scalar, length) = scalar(of: bytes, at: index)
      add(scalar, index..<index + length, in: bytes)
      index += length
    }
    if let commas, !bytes.span.contains("''") { quotations.append(commas) }
    for bracket in open where !Self.isFace(bracket.range, in: bytes) {
      alone.append(Bracket(range: bracket.range, isOpen: true))
    }
    open = []
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ range: Range<Int>, in bytes: [UInt8]) {
    if Self.isQuotation(scalar) {
      // “coÃ«fficient”: a letter that was saved in the wrong encoding.
      if Self.isHalfLetter(range, in: bytes) { return }
      // Inches.
      let isInches = scalar == "\"" && range.lowerBound > 0 && bytes[range.lowerBound - 1].isASCIIDigit
      if !isInches || quotations.count % 2 == 1 { quotations.append(range) } else { inches += 1 }
      return
    }
    guard let (kind, isOpen) = Self.bracket(scalar) else { return }
    if isOpen {
      open.append((kind, range))
    } else if let place = open.lastIndex(where: { $0.kind == kind }) {
      open.remove(at: place)
    } else if !Self.isFace(range, in: bytes), !Self.endsListMark(range, in: bytes) {
      alone.append(Bracket(range: range, isOpen: false))
    }
  }

  /// Two commas right before a word, which some people type for “„”; two apostrophes may close them.
  private static func opensWithCommas(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == 0x2C && index + 2 < bytes.count && bytes[index + 1] == 0x2C && bytes[index + 2] > 0x20
      && bytes[index + 2] != 0x2C
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x28, 0x29, 0x5B, 0x5D, 0xC2, 0xE2, 0xE3, 0xEF: true
    default: false
    }
  }

  private static func isQuotation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "“", "”", "„", "‟", "«", "»", "〝", "〞", "〟", "＂": true
    default: false
    }
  }

  /// Whether a mark of two bytes is the second half of a letter: UTF-8 read as Latin-1 begins it with “Ã”.
  private static func isHalfLetter(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.count == 2, range.lowerBound > 1, range.upperBound < bytes.count else { return false }
    return bytes[range.lowerBound - 2] == 0xC3 && bytes[range.lowerBound - 1] == 0x83
      && (bytes[range.upperBound].isASCIILetter || bytes[range.upperBound] >= 0x80)
  }

  /// Parentheses of all widths count as one kind: writers of Chinese and Japanese mix them.
  private static func bracket(_ scalar: Unicode.Scalar) -> (kind: UInt8, isOpen: Bool)? {
    switch scalar {
    case "(", "（": (0, true)
    case ")", "）": (0, false)
    case "[", "［": (1, true)
    case "]", "］": (1, false)
    case "【": (2, true)
    case "】": (2, false)
    case "「", "｢": (3, true)
    case "」", "｣": (3, false)
    case "『": (4, true)
    case "』": (4, false)
    case "《": (5, true)
    case "》": (5, false)
    case "〈": (6, true)
    case "〉": (6, false)
    case "〔": (7, true)
    case "〕": (7, false)
    default: nil
    }
  }

  /// `:)`, `;-(`.
  private static func isFace(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var eyes = range.lowerBound - 1
    if eyes > 0, bytes[eyes] == UInt8(ascii: "-") || bytes[eyes] == UInt8(ascii: "'") { eyes -= 1 }
    // “ ; )”
    if eyes > 1, bytes[eyes] == 0x20, bytes[eyes - 2] == 0x20 { eyes -= 1 }
    guard eyes >= 0 else { return false }
    // The Arabic semicolon ends in this byte.
    if eyes > 1, bytes[eyes] == 0x9A, bytes[eyes - 1] == 0xBC, bytes[eyes - 2] == 0xEF { return true }
    let isArabic = bytes[eyes] == 0x9B && eyes > 0 && bytes[eyes - 1] == 0xD8
    guard isArabic || [UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "=")].contains(bytes[eyes]) else {
      return false
    }
    return range.upperBound == bytes.count || !bytes[range.upperBound].isASCIIAlphanumeric
  }

  /// `a)`, `12)`, `例）`: one letter or some digits, and no letter before them.
  private static func endsListMark(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var start = range.lowerBound
    var letters = 0
    while let (scalar, before) = scalar(of: bytes, before: start) {
      if scalar.properties.isAlphabetic {
        letters += 1
      } else if scalar.properties.numericType == nil, scalar != "." {
        break
      }
      if letters > 1 { return false }
      start = before
    }
    return start < range.lowerBound
  }
}
