/// How a text has to be written in a Fluent file. Fluent has no escapes: what reads as something else is refused.
struct FluentEncoding {
  let bytes: [UInt8]
  /// The value.
  let value: Range<Int>

  /// - Returns: nil when Fluent cannot hold the text here.
  func encode(_ text: String) -> [UInt8]? {
    let all = Array(text.utf8)
    guard let first = all.first, let last = all.last, first != 0x20, last != 0x20, first != 0x0A,
      last != 0x0A,
      !all.contains(0x0D), !all.contains(0), hasWholePlaceables(all)
    else { return nil }
    let lineStart = self.lineStart
    // Without indentation, only a placeable continues the value.
    if lineStart == value.lowerBound, first != UInt8(ascii: "{") || all.contains(0x0A) { return nil }
    let startsLine =
      lineStart < value.lowerBound && bytes[lineStart..<value.lowerBound].allSatisfy { $0 == 0x20 }
    if startsLine, isSign(first) { return nil }
    guard all.contains(0x0A) else { return all }
    return lines(all, startsLine: startsLine)
  }

  /// `text` with the indentation of its lines.
  private func lines(_ text: [UInt8], startsLine: Bool) -> [UInt8]? {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let indents = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == 0x20 }.count }
    // Spaces that all lines begin with would be taken for indentation.
    if !startsLine, indents.min() ?? 0 > 0 { return nil }
    let own = bytes[lineStart..<value.upperBound].prefix { $0 == 0x20 }.count
    let indent = startsLine ? value.lowerBound - lineStart : own + 4
    var result = Array(lines[0])
    for line in lines.dropFirst() {
      result.append(0x0A)
      guard let first = line.first(where: { $0 != 0x20 }) else {
        if line.isEmpty { continue }
        return nil
      }
      if isSign(first) { return nil }
      result.append(contentsOf: repeatElement(0x20, count: indent))
      result.append(contentsOf: line)
    }
    return result
  }

  private var lineStart: Int {
    var start = value.lowerBound
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// What begins an attribute or a branch, or ends a placeable, at the start of a line.
  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "*")
      || byte == UInt8(ascii: "}")
  }

  /// Whether all braces belong to placeables on one line, without branches.
  private func hasWholePlaceables(_ text: [UInt8]) -> Bool {
    guard text.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return true }
    var scanner = FluentScanner(bytes: text)
    while scanner.at < text.count {
      switch text[scanner.at] {
      case UInt8(ascii: "}"): return false
      case UInt8(ascii: "{"):
        let start = scanner.at
        do {
          let select = try scanner.placeable(depth: 1)
          if select != nil || text[start..<scanner.at].contains(0x0A) { return false }
        } catch {
          return false
        }
      default: scanner.at += 1
      }
    }
    return true
  }
}
