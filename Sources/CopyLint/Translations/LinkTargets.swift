/// Where the links of a text lead: `href="…"` of a tag, and what is in the brackets of a Markdown link.
enum LinkTargets {
  /// The places of all targets that are whole addresses.
  static func all(in bytes: [UInt8], _ neutral: [NeutralRange]) -> [Range<Int>] {
    var targets: [Range<Int>] = []
    for piece in neutral where piece.kind == .markup {
      guard let target = target(in: bytes.span, piece.range),
        bytes.span.firstIndex(of: "://", from: target.lowerBound, before: target.upperBound) != nil
      else { continue }
      targets.append(target)
    }
    return targets
  }

  private static func target(in text: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    if text[range.lowerBound] == UInt8(ascii: "]") { return range.lowerBound + 2..<range.upperBound - 1 }
    guard text[range.lowerBound] == UInt8(ascii: "<"),
      let name = text.firstIndex(of: "href=", from: range.lowerBound, before: range.upperBound)
    else { return nil }
    var start = name + 5
    if text.byte(start) == UInt8(ascii: "\\") { start += 1 }
    let quote = text.byte(start)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    start += 1
    var end = start
    while end < range.upperBound, text[end] != quote, text[end] != UInt8(ascii: "\\") { end += 1 }
    return start..<end
  }
}
