/// Which comments of a Swift file belong to a literal.
struct SwiftComments {
  private let bytes: [UInt8]
  private let comments: [SwiftPiece]
  /// In bytes. A literal further along its line has no comment above it, so that a file of one line is not read again for each.
  private static let longestLine = 4096

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
    var below = literal.lowerBound
    var index = next - 1
    // A block of comments on lines of their own, without a blank line between.
    while index >= 0, above.count < 20, isDirectly(comments[index], above: below) {
      if let text = wording(comments[index]) { above.append(text) }
      below = comments[index].lowerBound
      index -= 1
    }
    parts += above.reversed()
    if next < comments.count, isOnLine(of: literal, comments[next]), let text = wording(comments[next]) {
      parts.append(text)
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private func firstComment(from offset: Int) -> Int {
    comments.partitioningIndex { $0.lowerBound >= offset }
  }

  /// Whether a comment is alone on its lines, which end right before the line with the offset `below`.
  private func isDirectly(_ comment: SwiftPiece, above below: Int) -> Bool {
    var end = comment.upperBound
    while end < below, isBlank(bytes[end]) { end += 1 }
    guard end < below, isLineEnd(bytes[end]) else { return false }
    let next = bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? end + 2 : end + 1
    guard isOneLine(next, below) else { return false }
    var start = comment.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    return start == 0 || isLineEnd(bytes[start - 1])
  }

  private func isOnLine(of literal: Range<Int>, _ comment: SwiftPiece) -> Bool {
    isOneLine(literal.upperBound, comment.lowerBound)
  }

  private func isOneLine(_ start: Int, _ end: Int) -> Bool {
    start <= end && end - start < Self.longestLine && !bytes[start..<end].contains(where: isLineEnd)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 && !isLineEnd(byte) }

  /// The text of a comment, without notes to the team and their tools.
  private func wording(_ comment: SwiftPiece) -> String? {
    let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let end = isBlock ? max(comment.lowerBound + 2, comment.upperBound - 2) : comment.upperBound
    let text = commentText(comment.lowerBound + 2..<end, in: bytes.span)
    // `// Subtitle` tells what a view is for in the layout.
    if ["Description", "Subtitle", "Text", "Body", "Message", "Label", "Content"].contains(text) {
      return nil
    }
    let notes = ["MARK:", "TODO", "FIXME", "swiftlint:", "swiftformat:", "swift-format", "sourcery:"]
    return text.isEmpty || notes.contains(where: text.hasPrefix) ? nil : text
  }
}
