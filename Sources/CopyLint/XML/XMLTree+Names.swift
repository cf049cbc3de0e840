extension XMLTree {
  /// Whether the name in the tag at `index`, without its prefix, is `name`.
  func isElement(_ index: Int, _ name: StaticString) -> Bool {
    nodes[index].kind == .element && equal(localName(of: index), name)
  }

  /// Where the name in the tag at `index` is, with its prefix.
  func name(of index: Int) -> Range<Int> {
    let text = bytes.span
    var start = nodes[index].range.lowerBound + 1
    if nodes[index].kind == .end { start += 1 }
    var end = start
    while end < text.count, XMLAttributes.isInName(text[end]) { end += 1 }
    return min(start, end)..<end
  }

  /// The part of the name after `prefix:`.
  func localName(of index: Int) -> Range<Int> { localName(in: name(of: index)) }

  /// The part of the name at `name` after `prefix:`.
  func localName(in name: Range<Int>) -> Range<Int> {
    let text = bytes.span
    for index in name where text[index] == UInt8(ascii: ":") { return index + 1..<name.upperBound }
    return name
  }

  /// The first child of `element` called `name`.
  func child(_ name: StaticString, of element: Int) -> Int? {
    children(of: element).first { isElement($0, name) }
  }

  /// The value of an attribute, references resolved; nil when `element` has no attribute of that name. A prefix counts.
  func attribute(_ name: StaticString, of element: Int) -> String? {
    attributeRange(name, of: element).map(attributeText)
  }

  /// Whether `element` has the attribute with just that value.
  func hasAttribute(_ name: StaticString, _ value: StaticString, of element: Int) -> Bool {
    attributeRange(name, of: element).map { equal($0, value) } ?? false
  }

  /// Where the value of an attribute is, without its quotes.
  func attributeRange(_ name: StaticString, of element: Int) -> Range<Int>? {
    var attributes = XMLAttributes(of: element, in: self)
    while let attribute = attributes.next(bytes.span) {
      if equal(attribute.name, name) { return attribute.value }
    }
    return nil
  }

  /// Whether the value of an attribute needs no decoding.
  func isPlainAttribute(_ range: Range<Int>) -> Bool {
    let bytes = bytes.span.extracting(range)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "&") || bytes[index] < 0x20 { return false }
    return true
  }

  /// What the value of an attribute at `range` says.
  func attributeText(_ range: Range<Int>) -> String {
    if isPlainAttribute(range) { return String(decoding: bytes[range], as: UTF8.self) }
    // A line end in a tag is a space; one that is written as a reference stays.
    let spaced = bytes[range].map { $0 < 0x20 ? 0x20 : $0 }
    var text = XMLText()
    text.append(0..<spaced.count, of: spaced, isVerbatim: false)
    return String(decoding: text.text, as: UTF8.self)
  }

  /// Whether the bytes at `range` are `name`.
  func equal(_ range: Range<Int>, _ name: StaticString) -> Bool {
    range.count == name.utf8CodeUnitCount && bytes.span.holds(name, at: range.lowerBound)
  }
}
