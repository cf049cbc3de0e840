/// The comments around a value, which libyaml skips.
enum YAMLComment {
  /// The comment lines right above the line that holds `start`, as far up as `floor`, and what follows a `#` on the
  /// last line of the value, or the first of a block.
  static func text(
    above start: Int, behind value: Range<Int>, floor: Int, textStart: Int, in bytes: [UInt8]
  ) -> String? {
    var parts: [String] = []
    // Another value on the same line owns what is above.
    var line = start
    while line > floor, !isLineEnd(bytes[line - 1]) { line -= 1 }
    while line > floor {
      var end = line - 1
      if bytes[end] == 0x0A, end > floor, bytes[end - 1] == 0x0D { end -= 1 }
      var above = end
      while above > floor, !isLineEnd(bytes[above - 1]) { above -= 1 }
      let isWholeLine = above == 0 || above > floor || isLineEnd(bytes[above - 1]) || floor == textStart
      guard isWholeLine, let mark = firstMark(in: bytes[above..<end]) else { break }
      parts.append(commentText(mark + 1..<end, in: bytes.span))
      line = above
    }
    parts.reverse()
    if let trailing = trailing(value, in: bytes) { parts.append(commentText(trailing, in: bytes.span)) }
    parts.removeAll(where: \.isEmpty)
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Where the comment begins on a line with nothing else.
  private static func firstMark(in line: ArraySlice<UInt8>) -> Int? {
    guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), line[first] == UInt8(ascii: "#")
    else {
      return nil
    }
    return first
  }

  private static func trailing(_ value: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    let first = bytes[value.lowerBound..<value.upperBound].first
    var at = value.upperBound
    if first == UInt8(ascii: "|") || first == UInt8(ascii: ">") {
      at = value.lowerBound + 1
      while at < bytes.count,
        bytes[at].isASCIIDigit || bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-")
      {
        at += 1
      }
    }
    let end = at
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == UInt8(ascii: ",") {
      at += 1
    }
    guard at > end, at < bytes.count, bytes[at] == UInt8(ascii: "#") else { return nil }
    var stop = at
    while stop < bytes.count, bytes[stop] != 0x0A, bytes[stop] != 0x0D { stop += 1 }
    return at + 1..<stop
  }
}
