/// The bytes of a text that neutral ranges need one of. Most texts have none.
struct NeutralSigns {
  /// Where the first one is; nil when there is none.
  private(set) var first: Int?
  /// Whether some range may begin at a letter or depend on what stands before its sign: addresses, paths and the
  /// targets of links.
  private(set) var needWords = false

  /// Nothing known: every byte is to be looked at.
  static let unknown = NeutralSigns(first: 0, needWords: true)

  private init(first: Int?, needWords: Bool) {
    self.first = first
    self.needWords = needWords
  }

  init(in text: Span<UInt8>) {
    var index = Self.next(in: text, from: 0)
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "]"):
        needWords = Self.isInAddress(text, index)
      default:
        if first == nil { first = index }
        needWords = Self.isInAddress(text, index)
      }
      if needWords {
        first = first ?? index
        return
      }
      index = Self.next(in: text, from: index + 1)
    }
  }

  /// Whether the sign at `index` may stand in an address or a path, or end the text of a link.
  private static func isInAddress(_ text: Span<UInt8>, _ index: Int) -> Bool {
    let before = text.byte(index - 1)
    let next = text.byte(index + 1)
    switch text[index] {
    // "https://", "C:\", "mailto:", "tel:"
    case UInt8(ascii: ":"):
      return next == UInt8(ascii: "/") || next == UInt8(ascii: "\\")
        || (before == UInt8(ascii: "o") || before == UInt8(ascii: "l")) && !next.isASCIISpace
    case UInt8(ascii: "@"): return before.isASCIIAlphanumeric || before >= 0x2B && before <= 0x5F
    // A path begins with it; "and/or" is text.
    case UInt8(ascii: "/"): return next.isASCIIAlphanumeric && !before.isASCIIAlphanumeric
    // The last part of a host is a name, but of "www.1".
    case UInt8(ascii: "."): return next.isASCIILetter || next.isASCIIDigit && before == UInt8(ascii: "w")
    case UInt8(ascii: "]"): return next == UInt8(ascii: "(")
    default: return false
    }
  }

  /// The next byte at `start` or later that is one of the signs; the end when there is none.
  static func next(in text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index &+ 8 <= text.count {
      var marks = notWordBytes(text.word(at: index))
      while marks != 0 {
        let found = index &+ ByteWord.first(marks)
        if isSign(text[found]) { return found }
        marks &= marks &- 1
      }
      index &+= 8
    }
    while index < text.count {
      if isSign(text[index]) { return index }
      index &+= 1
    }
    return index
  }

  /// The high bit of each ASCII byte that is neither a letter nor a space.
  @inline(__always) private static func notWordBytes(_ word: UInt64) -> UInt64 {
    let low = word & ~ByteWord.highBits
    let small = low | ByteWord.filled(0x20)
    let fromA = small &+ ByteWord.filled(0x80 - 0x61)
    let beyondZ = small &+ ByteWord.filled(0x80 - 0x7B)
    // A sum of seven bits stays within its byte, so this one is exact.
    let noSpace = (low ^ ByteWord.filled(0x20)) &+ ByteWord.filled(0x7F)
    return (~fromA | beyondZ) & noSpace & ~word & ByteWord.highBits
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: ":"),
      UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "`"),
      UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
