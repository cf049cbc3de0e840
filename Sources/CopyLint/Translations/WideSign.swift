/// A punctuation mark that Chinese and Japanese write as wide as a letter.
struct WideSign {
  let full: String
  let half: String

  static let all = [
    WideSign(full: "。", half: "."), WideSign(full: "，", half: ","), WideSign(full: "？", half: "?"),
    WideSign(full: "！", half: "!"), WideSign(full: "：", half: ":"), WideSign(full: "；", half: ";"),
  ]

  /// Calls `body` with each of them after a letter of East Asia and before another one, a space or the end.
  static func forEach(
    in text: Span<UInt8>, _ body: (_ sign: Int, _ isFull: Bool, _ range: Range<Int>) -> Void
  ) {
    var index = 0
    var isAfterLetter = false
    while index < text.count {
      let byte = text[index]
      if byte < 0xE3 {
        // ". . ." is a row of dots.
        let isDots = byte == UInt8(ascii: ".") && text.byte(index + 2) == byte
        if isAfterLetter, !isDots, let sign = half(byte), endsHere(text.byte(index + 1)),
          !isNotation(byte, next: text.byte(index + 1))
        {
          body(sign, false, index..<index + 1)
        }
        isAfterLetter = false
        index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3
        continue
      }
      if let sign = full(in: text, at: index) {
        if isAfterLetter, endsHere(text.byte(index + 3)) { body(sign, true, index..<index + 3) }
        isAfterLetter = false
      } else {
        isAfterLetter = isLetter(text, index)
      }
      index += byte < 0xF0 ? 3 : 4
    }
  }

  /// Whether a narrow sign ends a line or has letters of East Asia on both sides, outside of narrow brackets. Before a value
  /// or Latin letters, many write a narrow one: `剩余: 5 MB`.
  static func isAmongWide(_ sign: Range<Int>, _ text: Span<UInt8>) -> Bool {
    var next = sign.upperBound
    while text.byte(next) == 0x20 { next += 1 }
    guard
      next >= text.count || text[next] == 0x0A || text[next] == 0x0D
        || text[next] >= 0xE3 && text[next] < 0xEF
    else { return false }
    var index = sign.lowerBound - 1
    let first = max(0, index - longestArguments)
    while index >= first, text[index] != UInt8(ascii: ")") {
      if text[index] == UInt8(ascii: "(") { return false }
      index -= 1
    }
    return true
  }

  /// Whether it is between the arguments of a function: `(表达式,偏移)`.
  static func isInCode(_ sign: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard text.byte(sign.upperBound) > 0x20 else { return false }
    var index = sign.lowerBound - 1
    let first = max(0, index - longestArguments)
    while index >= first, text[index] > 0x20, text[index] != UInt8(ascii: ")") {
      if text[index] == UInt8(ascii: "(") { return true }
      index -= 1
    }
    return false
  }

  /// In bytes, up to the last comma.
  private static let longestArguments = 120

  private static func endsHere(_ next: UInt8) -> Bool { next <= 0x20 || next >= 0xE3 && next < 0xEF }

  /// A colon or a stop between two words (`host:port`, `number.artist`), or the stop of an abbreviation, which a space follows.
  private static func isNotation(_ sign: UInt8, next: UInt8) -> Bool {
    sign == UInt8(ascii: ":") && next >= 0xE3 || sign == UInt8(ascii: ".") && (next == 0x20 || next >= 0xE3)
  }

  private static func half(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "."): 0
    case UInt8(ascii: ","): 1
    case UInt8(ascii: "?"): 2
    case UInt8(ascii: "!"): 3
    case UInt8(ascii: ":"): 4
    case UInt8(ascii: ";"): 5
    default: nil
    }
  }

  private static func full(in text: Span<UInt8>, at index: Int) -> Int? {
    if text.holds("。", at: index) { return 0 }
    guard text[index] == 0xEF, text.byte(index + 1) == 0xBC else { return nil }
    switch text.byte(index + 2) {
    case 0x8C: return 1
    case 0x9F: return 2
    case 0x81: return 3
    case 0x9A: return 4
    case 0x9B: return 5
    default: return nil
    }
  }

  /// Kana, Han and Hangul; not the signs of U+3000 to U+303F, nor full-width forms.
  private static func isLetter(_ text: Span<UInt8>, _ index: Int) -> Bool {
    if text[index] == 0xE3 { return text.byte(index + 1) != 0x80 }
    return text[index] < 0xEE
  }
}
