internal import Readability

extension Prose {
  /// Whether it is for a program: “stty cols $COLS rows $ROWS”, “model=%s serial=%u”.
  static func isForShell(_ text: Span<UInt8>) -> Bool {
    var assigned = 0
    for index in text.indices.dropLast(2) {
      let (sign, next) = (text[index], text[index + 1])
      if sign == UInt8(ascii: "$"), next.isASCIICapital, text[index + 2].isASCIICapital { return true }
      if sign == UInt8(ascii: "="), next == UInt8(ascii: "%") { assigned += 1 }
    }
    return assigned > 1
  }
}
