/// The words of a key, a comment or a file name, read once, in a buffer of fixed size.
struct RoleWords {
  /// More words than that make a text, not a key.
  static let capacity = 48

  /// How to cut the bytes into words.
  enum Style {
    /// Every character that is no letter and no figure parts words, and so does a capital after a small letter.
    case key
    /// As in a key, and the marks that end a sentence or a step are kept.
    case comment
  }

  private var words = InlineArray<48, RoleWord>(repeating: .other)
  private(set) var count = 0
  /// Whether there were more words than fit.
  private(set) var isCut = false

  init(_ bytes: Span<UInt8>, _ range: Range<Int>, style: Style = .key) {
    var packed: UInt128 = 0
    var length = 0
    var previous = UInt8(ascii: " ")
    for index in range {
      let byte = bytes[index]
      let next = index + 1 < range.upperBound ? bytes[index + 1] : UInt8(ascii: " ")
      let isWordByte = byte.isLetterOrDigit
      // "theURLField" is the, URL, Field.
      let isHump =
        byte.isASCIICapital && (previous.isASCIISmall || (previous.isASCIICapital && next.isASCIISmall))
      if length > 0, !isWordByte || isHump {
        append(packed, length)
        (packed, length) = (0, 0)
      }
      if isWordByte {
        packed = packed << 8 | UInt128(byte | (byte.isASCIICapital ? 0x20 : 0))
        length += 1
      } else if style == .comment, let mark = Self.mark(byte, previous: previous, next: next) {
        append(mark)
      }
      if isCut { return }
      previous = byte
    }
    if length > 0 { append(packed, length) }
  }

  subscript(index: Int) -> RoleWord {
    index >= 0 && index < count ? words[index] : .stop
  }

  /// Whether `word` is among them.
  func contains(_ word: RoleWord) -> Bool {
    for index in 0..<count where words[index] == word { return true }
    return false
  }

  /// Takes words without weight off the end: the figure of "title_2", the plural form of "title_other".
  mutating func dropNoise() {
    while count > 1, words[count - 1] == .noise { count -= 1 }
  }

  private mutating func append(_ packed: UInt128, _ length: Int) {
    guard length <= RoleVocabulary.longestWord else { return append(.other) }
    let first = UInt8(truncatingIfNeeded: packed >> UInt128(8 * (length - 1)))
    append(first.isASCIIDigit ? .noise : RoleVocabulary.meaning(of: packed))
  }

  private mutating func append(_ word: RoleWord) {
    var word = word
    if count > 0, let joined = RoleWord.joining(words[count - 1], word) {
      count -= 1
      word = joined
    }
    guard count < Self.capacity else {
      isCut = true
      return
    }
    words[count] = word
    count += 1
  }

  private static func mark(_ byte: UInt8, previous: UInt8, next: UInt8) -> RoleWord? {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ";"): next <= 0x20 ? .stop : nil
    case UInt8(ascii: "("), UInt8(ascii: ")"): .stop
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ">"): previous == UInt8(ascii: "-") ? .step : nil
    case UInt8(ascii: "-"): previous <= 0x20 && next <= 0x20 ? .step : nil
    default: nil
    }
  }
}

extension UInt8 {
  /// Any byte of a letter beyond ASCII counts as a letter.
  var isLetterOrDigit: Bool { isASCIIAlphanumeric || self >= 0x80 }
}
