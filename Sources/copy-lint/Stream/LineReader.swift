import CopyLint

/// The input in lines, in bounded memory.
struct LineReader {
  enum Line: Equatable {
    /// Its place in `bytes`, without its line end.
    case text(Range<Int>)
    /// Longer than the limit; it was skipped.
    case tooLong
  }

  private let limit: Int
  private var buffer: InputBuffer
  /// The rest of a line that is too long is being skipped.
  private var isSkipping = false

  init(limit: Int, environment: Environment) {
    self.limit = limit
    buffer = InputBuffer(environment)
  }

  /// The bytes that the last line is in.
  var bytes: [UInt8] { buffer.bytes }

  /// Whether the whole next line is here, so that nothing has to be waited for.
  var holdsLine: Bool { buffer.bytes.span.firstIndex(of: 0x0A, from: buffer.at) != nil }

  /// The next line; nil at the end of the input.
  mutating func next() -> Line? {
    var searched = buffer.at
    while true {
      if let end = buffer.bytes.span.firstIndex(of: 0x0A, from: searched) {
        return take(to: end, next: end + 1)
      }
      searched = buffer.bytes.count
      if buffer.isAtEnd {
        guard buffer.count > 0 || isSkipping else { return nil }
        return take(to: searched, next: searched)
      }
      if buffer.count > limit {
        isSkipping = true
        buffer.use(to: searched)
      }
      searched -= buffer.fill(pause: {})
    }
  }

  private mutating func take(to end: Int, next: Int) -> Line {
    let line = buffer.at..<end
    buffer.use(to: next)
    defer { isSkipping = false }
    return isSkipping || line.count > limit ? .tooLong : .text(line)
  }
}
