extension XMLTree {
  /// Whether the name in the tag at `index`, without its prefix, is `name`.
  func isElement(_ index: Int, _ name: StaticString) -> Bool {
    nodes[index].kind == .element && equal(localName(of: index), name)
  }

  /// Where the name in the tag at `index` stands, with its prefix.
  func name(of index: Int) -> Range<Int> {
    var start = nodes[index].range.lowerBound + 1
    if nodes[index].kind == .end { start += 1 }
    var end = start
    while end < bytes.count, Self.isInName(bytes[end]) { end += 1 }
    return min(start, end)..<end
  }

  /// The part of the name behind `prefix:`.
  func localName(of index: Int) -> Range<Int> {
    let name = name(of: index)
    let colon = bytes[name].firstIndex(of: UInt8(ascii: ":"))
    return (colon.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
  }

  /// The first child of `element` called `name`.
  func child(_ name: StaticString, of element: Int) -> Int? {
    children(of: element).first { isElement($0, name) }
  }

  /// The value of an attribute, references resolved; nil when `element` has none of that name. A prefix counts.
  func attribute(_ name: StaticString, of element: Int) -> String? {
    attributeRange(name, of: element).map(attributeText)
  }

  /// Whether `element` has the attribute with just that value.
  func hasAttribute(_ name: StaticString, _ value: StaticString, of element: Int) -> Bool {
    attributeRange(name, of: element).map { equal($0, value) } ?? false
  }

  /// Where the value of an attribute stands, without its quotes. expat has checked the form of the tag.
  func attributeRange(_ name: StaticString, of element: Int) -> Range<Int>? {
    let tag = nodes[element].range
    var at = self.name(of: element).upperBound
    while at < tag.upperBound {
      while at < tag.upperBound, !Self.isInName(bytes[at]) { at += 1 }
      let start = at
      while at < tag.upperBound, Self.isInName(bytes[at]) { at += 1 }
      let found = start..<at
      while at < tag.upperBound, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "'") { at += 1 }
      guard at < tag.upperBound else { return nil }
      let quote = bytes[at]
      let value = at + 1
      at = value
      while at < tag.upperBound, bytes[at] != quote { at += 1 }
      if equal(found, name) { return value..<at }
      at += 1
    }
    return nil
  }

  private func attributeText(_ range: Range<Int>) -> String {
    guard bytes[range].contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    // A line end in a tag is a space; one that is written as a reference stays.
    let spaced = bytes[range].map { $0 < 0x20 ? 0x20 : $0 }
    var text = XMLText()
    text.append(0..<spaced.count, of: spaced, isVerbatim: false)
    return String(decoding: text.text, as: UTF8.self)
  }

  /// Whether the bytes at `range` are `name`.
  func equal(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      for index in name.indices where unsafe bytes[range.lowerBound + index] != name[index] { return false }
      return true
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: true
    }
  }
}
