/// Names that keep their small first letter where a sentence begins: "iPhone", "eBay", "macOS". For Unicode, a small letter
/// after a period shows that the sentence goes on.
enum NameWithSmallLetter {
  /// Whether one begins at `index`: a small letter, a capital and a letter, or a word in small letters that ends in "OS".
  static func begins(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index + 2 < text.count, isSmall(text[index]) else { return false }
    if isCapital(text[index + 1]) { return isSmall(text[index + 2]) || isCapital(text[index + 2]) }
    var end = index + 1
    while end < text.count, end < index + longest, isSmall(text[end]) { end += 1 }
    guard end + 1 < text.count, text[end] == UInt8(ascii: "O"), text[end + 1] == UInt8(ascii: "S") else {
      return false
    }
    return end + 2 == text.count || !isSmall(text[end + 2]) && !isCapital(text[end + 2])
  }

  /// Small letters before "OS": there are six in "vision".
  private static let longest = 8

  private static func isSmall(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
  private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
}
