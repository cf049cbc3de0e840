/// Whether the tags of a FormatJS message, one level of it, open and close in order.
///
/// FormatJS takes `<` before a letter for a tag; a tag has a name and nothing else.
struct TagNesting {
  private var open: [(name: String, range: Range<Int>)] = []

  /// Looks at the literal text in `range`.
  mutating func add(_ bytes: [UInt8], _ range: Range<Int>, _ faults: inout [MessageFault]) {
    var at = range.lowerBound
    while at < range.upperBound {
      defer { at += 1 }
      guard bytes[at] == UInt8(ascii: "<"), at + 1 < range.upperBound else { continue }
      let closes = bytes[at + 1] == UInt8(ascii: "/")
      let start = at + (closes ? 2 : 1)
      guard start < range.upperBound, bytes[start].isASCIILetter else { continue }
      var end = start
      while end < range.upperBound, Self.isInName(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      while end < range.upperBound, bytes[end].isASCIISpace { end += 1 }
      let closesItself = !closes && end < range.upperBound && bytes[end] == UInt8(ascii: "/")
      if closesItself { end += 1 }
      guard end < range.upperBound, bytes[end] == UInt8(ascii: ">") else {
        faults.append(MessageFault(.brokenTag, at..<end))
        continue
      }
      let place = at..<end + 1
      at = end
      if closesItself { continue }
      if !closes {
        open.append((name, place))
      } else if open.last?.name == name {
        open.removeLast()
      } else {
        faults.append(MessageFault(.strayTag(name), place))
      }
    }
  }

  /// The tags that stay open.
  func finish(_ faults: inout [MessageFault]) {
    for tag in open { faults.append(MessageFault(.unclosedTag(tag.name), tag.range)) }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
