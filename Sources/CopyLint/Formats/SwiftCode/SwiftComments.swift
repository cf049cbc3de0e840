/// Which comments of a Swift file belong to a literal.
struct SwiftComments {
  private let bytes: [UInt8]
  private let comments: [SwiftPiece]
  private let lines: LineIndex

  /// - Parameter comments: with their marks, in the order of the file.
  init(_ bytes: [UInt8], _ comments: [SwiftPiece]) {
    self.bytes = bytes
    self.comments = comments
    lines = LineIndex(bytes, from: 0)
  }

  /// The comment in the code's own argument, on the lines right above, and after it on its line; a line each.
  func comment(of literal: Range<Int>, besides own: String?) -> String? {
    let next = firstComment(from: literal.lowerBound)
    var parts: [String] = []
    if let own { parts.append(own) }
    var above: [String] = []
    var line = lines.line(of: literal.lowerBound)
    var index = next - 1
    // A block of comments on lines of their own, without a blank line between.
    while index >= 0, above.count < 20, isDirectly(comments[index], above: line) {
      if let text = wording(comments[index]) { above.append(text) }
      line = lines.line(of: comments[index].lowerBound)
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

  /// Whether a comment is alone on its lines, which end right before `line`.
  private func isDirectly(_ comment: SwiftPiece, above line: Int) -> Bool {
    guard lines.line(of: comment.upperBound) == line - 1 else { return false }
    let first = lines.start(of: lines.line(of: comment.lowerBound))
    return isBlank(first..<comment.lowerBound) && isBlank(comment.upperBound..<lines.start(of: line))
  }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 <= 0x20 } }

  private func isOnLine(of literal: Range<Int>, _ comment: SwiftPiece) -> Bool {
    lines.line(of: comment.lowerBound) == lines.line(of: literal.upperBound)
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
