/// A list for a program that people may type or search for: `meter,meters,m`.
enum BareList {
  /// Whether a text has two commas or more, each right between its neighbors, and none before a space.
  ///
  /// - Parameter text: UTF-8.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    guard text.count < longest else { return false }
    var commas = 0
    for index in text.indices where text[index] == UInt8(ascii: ",") {
      let next = text.byte(index + 1)
      if next <= 0x20 { return false }
      // "1,000,000"
      if index > 0, next.isASCIIDigit, text[index - 1].isASCIIDigit { continue }
      commas += 1
    }
    return commas > 1
  }

  /// In UTF-8 bytes.
  private static let longest = 400
}
