/// Names that keep their small first letter where a sentence begins: "iPhone", "ownCloud", "macOS". For Unicode, a small letter
/// after a period shows that the sentence goes on.
enum NameWithSmallLetter {
  /// Whether one begins at `index`: small letters, a capital and a letter.
  static func begins(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index + 2 < text.count, isSmall(text[index]) else { return false }
    var end = index + 1
    while end < text.count, end < index + longest, isSmall(text[end]) { end += 1 }
    guard end + 1 < text.count, isCapital(text[end]) else { return false }
    return isSmall(text[end + 1]) || isCapital(text[end + 1])
  }

  /// Small letters before the capital: there are six in "visionOS".
  private static let longest = 8

  private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
}
