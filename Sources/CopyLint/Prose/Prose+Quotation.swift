internal import Readability

extension Prose {
  /// Whether one pair of quotation marks is around all of a text; the name of the speaker may follow.
  static func isQuotation(_ text: Span<UInt8>) -> Bool {
    var start = 0
    while start < text.count, text[start].isASCIISpace { start += 1 }
    guard let opening = mark(text, at: start) else { return false }
    var index = start + opening
    while index < text.count {
      if let closing = mark(text, at: index) { return endsQuotation(text, at: index + closing) }
      index += 1
    }
    return false
  }

  /// The length of a double quotation mark; nil where there is no such mark. Single marks are apostrophes, too.
  private static func mark(_ text: Span<UInt8>, at index: Int) -> Int? {
    let marks: [StaticString] = ["\"", "“", "”", "„", "«", "»", "&quot;", "\\\""]
    switch text.byte(index) {
    case UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "\\"), 0xC2, 0xE2: break
    default: return nil
    }
    for mark in marks where text.holds(mark, at: index) { return mark.utf8CodeUnitCount }
    return nil
  }

  /// Whether nothing but a dash and a name comes after the closing mark.
  private static func endsQuotation(_ text: Span<UInt8>, at end: Int) -> Bool {
    var index = end
    while index < text.count, text[index].isASCIISpace || text[index] == UInt8(ascii: ".") { index += 1 }
    if index == text.count { return true }
    guard text[index] == UInt8(ascii: "-") || text.holds("—", at: index) || text.holds("–", at: index) else {
      return false
    }
    while index < text.count {
      if mark(text, at: index) != nil { return false }
      index += 1
    }
    return index - end <= longestName
  }

  /// Bytes of a name with the dash before it.
  private static let longestName = 60
}
