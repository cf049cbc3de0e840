extension XMLValue {
  /// The value with the character of each `<byte value="x9"/>` in its place.
  func replacingBytes(in xml: XMLTree) -> XMLValue {
    guard !marks.isEmpty else { return self }
    var result = XMLValue(range: range)
    var map = ByteMap.Builder()
    var done = 0
    for mark in marks {
      result.text.append(contentsOf: text[done..<mark.range.lowerBound])
      map.append(done..<mark.range.lowerBound, of: self.map)
      done = mark.range.upperBound
      // Other tags, and the ends of `<byte></byte>`, are left out.
      guard xml.isElement(mark.node, "byte"), let value = xml.attribute("value", of: mark.node) else {
        continue
      }
      let code = value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value)
      guard let scalar = code.flatMap({ Unicode.Scalar($0) }),
        let place = self.map.documentRange(of: mark.range)
      else { continue }
      let bytes = Array(String(scalar).utf8)
      result.text.append(contentsOf: bytes)
      map.append(count: bytes.count, document: place.lowerBound, documentCount: place.count)
    }
    result.text.append(contentsOf: text[done...])
    map.append(done..<text.count, of: self.map)
    result.map = map.finish(at: range.lowerBound)
    return result
  }
}
