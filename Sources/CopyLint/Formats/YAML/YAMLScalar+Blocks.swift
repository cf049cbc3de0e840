extension YAMLScalar {
  /// A literal block keeps its line ends. In a folded one a line end between two lines of text is a space; lines that
  /// are indented further are left to libyaml.
  mutating func decodeBlock(_ expected: [UInt8], isFolded: Bool) {
    let block = range
    var at = lineEndEnd(lineEnd(from: block.lowerBound))
    let indent = indent(from: at, to: block.upperBound, expected: expected)
    var start = contentStart(at, indent, limit: block.upperBound)
    range = start..<start
    while text.count < expected.count, start < block.upperBound {
      at = min(lineEnd(from: start), block.upperBound)
      appendAsIs(start..<at)
      range = range.lowerBound..<at
      let missing = expected.count - text.count
      guard at < block.upperBound, missing > 0 else { return }
      start = contentStart(lineEndEnd(at), indent, limit: block.upperBound)
      var ends = 1
      while isFolded, start < block.upperBound, isLineEnd(bytes[start]) {
        start = contentStart(lineEndEnd(start), indent, limit: block.upperBound)
        ends += 1
      }
      if isFolded, start < block.upperBound {
        append(ends > 1 ? Array(repeating: 0x0A, count: ends - 1) : [0x20], at..<start)
      } else {
        // After the last line end that counts, nothing is part of the value.
        let count = isFolded ? missing : 1
        append(Array(repeating: 0x0A, count: count), at..<(missing == 1 ? lineEndEnd(at) : start))
        range = range.lowerBound..<(missing == 1 ? lineEndEnd(at) : start)
      }
    }
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    return end
  }

  private func lineEndEnd(_ start: Int) -> Int {
    guard start < bytes.count else { return start }
    return start + (bytes[start] == 0x0D && start + 1 < bytes.count && bytes[start + 1] == 0x0A ? 2 : 1)
  }

  /// After the indentation of the line at `start`.
  private func contentStart(_ start: Int, _ indent: Int, limit: Int) -> Int {
    var at = start
    while at < min(limit, bytes.count), at - start < indent, bytes[at] == 0x20 { at += 1 }
    return at
  }

  /// The spaces before each line that are not part of the text.
  private func indent(from start: Int, to end: Int, expected: [UInt8]) -> Int {
    var at = start
    var lineStart = at
    while at < min(end, bytes.count), bytes[at] == 0x20 || isLineEnd(bytes[at]) {
      if bytes[at] != 0x20 { lineStart = at + 1 }
      at += 1
    }
    let own = expected.drop { $0 == 0x0A }.prefix { $0 == 0x20 }.count
    return max(at - lineStart - own, 0)
  }
}
