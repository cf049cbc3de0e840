extension XMLTree {
  /// What to do about a tag that was never closed, at that tag: a closing tag far below it shows that something is wrong.
  func unclosedProblem(_ fault: XMLFault) -> Problem? {
    guard fault.isOfOpenTag else { return nil }
    let open = nodes.indices.filter { nodes[$0].kind == .element && isUnclosed($0) }
    guard let innermost = open.last else { return nil }
    let name = String(decoding: bytes[name(of: innermost)], as: UTF8.self)
    guard let closing = closingName(at: fault.place) else {
      return Problem(
        rule: "syntax-error", message: "Close “<\(printable(name))>”. The file ends before its end.",
        range: nodes[innermost].range)
    }
    // No open tag has this name: it is one closing tag too many.
    guard open.contains(where: { bytes[self.name(of: $0)] == closing }) else { return nil }
    let other = printable(String(decoding: closing, as: UTF8.self))
    return Problem(
      rule: "syntax-error", message: "Close “<\(printable(name))>”. The next closing tag is “</\(other)>”.",
      range: nodes[innermost].range)
  }

  /// The name in the closing tag in which reading ended.
  private func closingName(at place: Int) -> ArraySlice<UInt8>? {
    var start = place
    if bytes[start...].starts(with: "</".utf8) { start += 2 }
    guard start >= 2, bytes[start - 2..<start].elementsEqual("</".utf8) else { return nil }
    let end = bytes[start...].firstIndex { !XMLAttributes.isInName($0) } ?? bytes.count
    return bytes[start..<end]
  }
}
