import CopyLint

/// The input in paragraphs, in bounded memory: a blank line ends one, a single line end is a space.
struct ParagraphReader {
  /// A longer paragraph is cut after a line, else at a space, so that a text without a blank line needs no more memory.
  static let limit = 64 << 10

  enum Paragraph: Equatable {
    /// Its place in `bytes`.
    case text(Range<Int>)
    /// There is no space where it could be cut.
    case tooLong
  }

  private var buffer: InputBuffer

  init(_ environment: Environment) {
    buffer = InputBuffer(environment)
  }

  /// The bytes that the last paragraph is in.
  var bytes: [UInt8] { buffer.bytes }

  /// The next paragraph; nil at the end of the input.
  mutating func next() -> Paragraph? {
    var line = buffer.at
    while true {
      let end = findLineEnd(&line)
      let lineEnd = end ?? buffer.bytes.count
      if lineEnd - buffer.at > Self.limit { return cut(line: line) }
      if isBlank(line..<lineEnd) {
        let start = buffer.at
        buffer.use(to: end.map { $0 + 1 } ?? lineEnd)
        if line > start { return .text(start..<line - 1) }
        guard end != nil else { return nil }
        line = buffer.at
      } else if let end {
        buffer.blank(end)
        line = end + 1
      } else {
        let start = buffer.at
        buffer.use(to: lineEnd)
        return .text(start..<lineEnd)
      }
    }
  }

  /// Takes in as much as it takes to see the end of `line`, which moves with the bytes.
  ///
  /// - Returns: nil at the end of the input, or when there is more than the limit.
  private mutating func findLineEnd(_ line: inout Int) -> Int? {
    var searched = line
    while true {
      if let end = buffer.bytes.span.firstIndex(of: 0x0A, from: searched) { return end }
      guard !buffer.isAtEnd, buffer.count <= Self.limit else { return nil }
      searched = buffer.bytes.count
      let moved = buffer.fill(pause: {})
      line -= moved
      searched -= moved
    }
  }

  private mutating func cut(line: Int) -> Paragraph {
    let start = buffer.at
    if line > start {
      buffer.use(to: line)
      return .text(start..<line - 1)
    }
    var end = start + Self.limit
    while end > start, buffer.bytes[end] != 0x20 { end -= 1 }
    guard end > start else { return .tooLong }
    buffer.use(to: end + 1)
    return .text(start..<end)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    for index in range where buffer.bytes[index] > 0x20 { return false }
    return true
  }
}
