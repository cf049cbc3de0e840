/// Goes over the attributes of a tag. expat has checked its form.
struct XMLAttributes {
  private var at: Int
  private let end: Int

  init(of element: Int, in xml: XMLTree) {
    self.init(of: element, behind: xml.name(of: element), in: xml)
  }

  /// - Parameter name: the element's name.
  init(of element: Int, behind name: Range<Int>, in xml: XMLTree) {
    at = name.upperBound
    end = xml.nodes[element].range.upperBound
  }

  /// The places of the next name, with its prefix, and of its value, without quotes.
  mutating func next(_ bytes: Span<UInt8>) -> (name: Range<Int>, value: Range<Int>)? {
    while at < end, !Self.isInName(bytes[at]) { at &+= 1 }
    let start = at
    while at < end, Self.isInName(bytes[at]) { at &+= 1 }
    let name = start..<at
    while at < end, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "'") { at &+= 1 }
    guard at < end else { return nil }
    let quote = bytes[at]
    let value = at + 1
    at = value
    while at < end, bytes[at] != quote { at &+= 1 }
    defer { at &+= 1 }
    return (name, value..<at)
  }

  static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: true
    }
  }
}
