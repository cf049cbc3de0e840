/// Which comments of a Swift file belong to a literal.
struct SwiftComments {
  /// What comes later on a line belongs to something else.
  private static let longestLine = 500

  private let bytes: [UInt8]
  private let comments: [SwiftPiece]

  /// - Parameter comments: with their marks, in the order of the file.
  init(_ bytes: [UInt8], _ comments: [SwiftPiece]) {
    self.bytes = bytes
    self.comments = comments
  }

  /// The comment in the code's own argument, on the lines right above, and after it on its line; a line each.
  func comment(of literal: Range<Int>, besides own: String?) -> String? {
    let next = firstComment(from: literal.lowerBound)
    var parts: [String] = []
    if let own { parts.append(own) }
    var above: [String] = []
    var line = startOfLine(literal.lowerBound)
    var index = next - 1
    // A block of comments on lines of their own, without a blank line between.
    while index >= 0, above.count < 20, isDirectly(comments[index], above: line) {
      if let text = wording(comments[index]) { above.append(text) }
      line = startOfLine(comments[index].lowerBound)
      index -= 1
    }
    parts += above.reversed()
    if next < comments.count, isOnLine(of: literal, comments[next]), let text = wording(comments[next]) {
      parts.append(text)
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private func firstComment(from offset: Int) -> Int {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > max(0, offset - Self.longestLine), bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
    }
    return start
  }

  /// Whether a comment is alone on the line that ends right before `line`.
  private func isDirectly(_ comment: SwiftPiece, above line: Int) -> Bool {
    var end = comment.upperBound
    while end < line, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    if end < line, bytes[end] == 0x0D { end += 1 }
    if end < line, bytes[end] == 0x0A { end += 1 }
    guard end == line else { return false }
    return bytes[startOfLine(comment.lowerBound)..<comment.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func isOnLine(of literal: Range<Int>, _ comment: SwiftPiece) -> Bool {
    comment.lowerBound - literal.upperBound < 200
      && bytes[literal.upperBound..<comment.lowerBound].allSatisfy { $0 != 0x0A && $0 != 0x0D }
  }

  /// The text of a comment, without notes to the team and their tools.
  private func wording(_ comment: SwiftPiece) -> String? {
    let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let end = isBlock ? max(comment.lowerBound + 2, comment.upperBound - 2) : comment.upperBound
    let text = commentText(comment.lowerBound + 2..<end, in: bytes.span)
    let notes = ["MARK:", "TODO", "FIXME", "swiftlint:", "swiftformat:", "swift-format", "sourcery:"]
    return text.isEmpty || notes.contains(where: text.hasPrefix) ? nil : text
  }
}
