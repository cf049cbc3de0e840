/// HTML entities that people would see as code: `&nbsp` without its end, `&amp;nbsp;` escaped twice.
struct EntityFaults {
  /// Those without a semicolon.
  private(set) var unended: [Range<Int>] = []
  /// Those whose `&` is escaped.
  private(set) var doubled: [Range<Int>] = []

  /// - Parameter neutral: of the text; what is in a tag or an address is not an entity.
  init(in bytes: [UInt8], _ neutral: [NeutralRange]) {
    let text = bytes.span
    var at = 0
    while let start = text.firstIndex(of: UInt8(ascii: "&"), from: at) {
      at = start + 1
      if neutral.contains(where: { $0.kind != .entity && $0.range.contains(start) }) { continue }
      if text.holds("&amp;", at: start) {
        if let end = Self.nameEnd(in: text, at: start + 5), text.byte(end) == UInt8(ascii: ";") {
          doubled.append(start..<end + 1)
        }
      } else if let end = Self.nameEnd(in: text, at: start + 1), text.byte(end) != UInt8(ascii: ";"),
        !text.byte(end).isASCIIAlphanumeric, text.byte(end) != UInt8(ascii: "=")
      {
        unended.append(start..<end)
      }
    }
  }

  /// The end of the name of an entity that texts have, or of a number, at `start`.
  private static func nameEnd(in text: Span<UInt8>, at start: Int) -> Int? {
    if text.byte(start) == UInt8(ascii: "#") {
      var end = start + 1
      if text.byte(end) == UInt8(ascii: "x") { end += 1 }
      let digits = end
      while text.byte(end).hexadecimalValue != nil { end += 1 }
      return end > digits + 1 ? end : nil
    }
    for name in names where text.holds(name, at: start) {
      let end = start + name.utf8CodeUnitCount
      if !text.byte(end).isASCIIAlphanumeric { return end }
    }
    return nil
  }

  private static let names: [StaticString] = [
    "amp", "lt", "gt", "nbsp", "quot", "apos", "copy", "reg", "trade", "hellip", "ndash", "mdash", "laquo",
    "raquo",
    "lsquo", "rsquo", "ldquo", "rdquo", "bdquo", "shy", "times", "middot", "bull", "euro",
  ]
}
